"""Pulsar 2849: final scoring, the choices in it, and the winner (R12)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.pending import first_of, frame, kind_of
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_dice import seat_in_order
from tarsas.games.pulsar.rules_state import Position

# --- what purple technologies change --------------------------------------------------------


def holds(s: Position, seat: i64, slot: i64) -> bool:
    """Say whether a seat has patented a technology of the final scoring."""
    if not (s.own[seat * t.OWN + t.PATENTS] >> slot) & 1:
        return False
    return s.printed.tech_kind[s.techs[slot]] == t.ENDGAME


def best_of(s: Position, seat: i64, printed: vec[i64], lowest: i64) -> i64:
    """Return the highest number that a purple technology of a seat puts in place of `lowest`."""
    best = lowest
    for slot in range(t.TECHS):
        if holds(s, seat, slot) and printed[s.techs[slot]] > best:
            best = printed[s.techs[slot]]
    return best


def sum_of(s: Position, seat: i64, printed: vec[i64]) -> i64:
    """Return the sum of what is printed on a seat's purple technologies."""
    total: i64 = 0
    for slot in range(t.TECHS):
        if holds(s, seat, slot):
            total += printed[s.techs[slot]]
    return total


def goal_tech_points(s: Position, seat: i64) -> i64:
    """Return what technologies pay for each goal scored (R12.1 step 2)."""
    total: i64 = 0
    for slot in range(t.TECHS):
        if holds(s, seat, slot):
            term = s.printed.tech_term[s.techs[slot]]
            if term >= 0 and s.printed.term_count[term] == t.C_GOAL:
                total += s.printed.term_vp[term]
    return total


def goals_met(s: Position, seat: i64) -> i64:
    """Return the goals whose condition a seat meets, as a mask (R12.2, ruling A30)."""
    mask: i64 = 0
    for index in range(i64(len(s.goals))):
        goal = s.goals[index]
        if s.count(seat, s.printed.goal_count[goal]) >= s.printed.goal_least[goal]:
            mask |= 1 << index
    return mask


def gyrodyne_goals(s: Position) -> i64:
    """Return the gyrodyne goals in play as a mask; a player scores only one (R12.1)."""
    mask: i64 = 0
    for index in range(i64(len(s.goals))):
        if s.printed.goal_gyrodyne[s.goals[index]]:
            mask |= 1 << index
    return mask


# --- player by player -----------------------------------------------------------------------


def final_turn(s: Position, number: i64) -> None:
    """R12.1: score the nth player in the final play order."""
    if number == s.players:
        s.phase = t.FINISHED
        s.active = 0
        return
    seat = seat_in_order(s, number)
    s.active = seat
    if s.events is not None:
        points = {"points": int(s.own[seat * t.OWN + t.VP])}
        s.tell(seat, 0, "event-account", s.piece(seat, "panel", 0), points, {})
    score_techs(s, seat)
    s.push(frame(t.DO_FINAL, number + 1))
    s.push(frame(t.DO_REST))
    if s.printed.auto_endgame:  # ruling A47
        carry_out(s, seat, best_plan(s, seat))
        return
    s.push(frame(t.DO_GOALS, goals_met(s, seat)))
    if sum_of(s, seat, s.printed.tech_wild) > 0:
        s.push(frame(t.ASK_WILD))
    for slot in range(t.TECHS - 1, i64(-1), i64(-1)):
        if holds(s, seat, slot) and s.printed.tech_buy[s.techs[slot]] > 0:
            s.push(frame(t.ASK_BUY, slot))


def appraise(s: Position) -> None:
    """Score who is not scored yet as if the game ended here, each by the best plan."""
    begun: i64 = 0
    if s.phase == t.ENDING:
        begun = first_of(s.pending[0])
        if begun > 0:  # whoever is to choose: what is left then without paying anything more
            s.active = seat_in_order(s, begun - 1)
            finish_turn(s)
    for number in range(begun, s.players):
        s.active = seat_in_order(s, number)
        score_techs(s, s.active)
        carry_out(s, s.active, best_plan(s, s.active))
        score_rest(s)


def finish_turn(s: Position) -> None:
    """Score the goals and the rest of who is being scored, if they are still to come."""
    mask: i64 = 0
    rest = False
    for wanted in s.pending:
        if kind_of(wanted) == t.DO_GOALS or kind_of(wanted) == t.ASK_GYRODYNE_GOAL:
            mask = first_of(wanted)
        rest = rest or kind_of(wanted) == t.DO_REST
    two = mask & gyrodyne_goals(s)
    if two & (two - 1):
        mask ^= two & -two
    for index in range(i64(len(s.goals))):
        if mask & (1 << index):
            score_goal(s, s.active, index)
    if rest:
        score_rest(s)


def score_techs(s: Position, seat: i64) -> None:
    """R12.1 step 1: what the technologies of a seat pay."""
    for slot in range(t.TECHS):
        if holds(s, seat, slot):
            vp = s.tech_points(seat, slot)
            s.gain(seat, vp)
            if s.events is not None:
                s.tell_tech(seat, vp, slot)


def score_rest(s: Position) -> None:
    """R12.1 steps 3 to 7."""
    seat = s.active
    me = seat * t.OWN
    if s.events is not None:
        tell_rest(s, seat)
    s.gain(seat, s.count(seat, t.C_IDLE_PULSAR) * best_of(s, seat, s.printed.tech_idle, 1))
    s.gain(seat, s.count(seat, t.C_BUILDING) + unplaced(s, seat))
    s.gain(seat, cubes_worth(s, seat, s.own[me + t.CUBES]))
    for place in range(i64(len(s.printed.final_order))):
        s.gain(seat, order_points(s, seat, place))
    s.gain(seat, stations_worth(s, all_stations(s, seat)))


def tell_rest(s: Position, seat: i64) -> None:
    """Note steps 3 to 7 one by one, each with what it counts."""
    me, panel = seat * t.OWN, s.piece(seat, "panel", 0)
    idle, each = s.count(seat, t.C_IDLE_PULSAR), best_of(s, seat, s.printed.tech_idle, 1)
    if idle * each > 0:
        numbers = {"n": int(idle), "each": int(each)}
        s.tell(seat, idle * each, "points-pulsars", panel, numbers, {})
    building, waiting = s.count(seat, t.C_BUILDING), unplaced(s, seat)
    if building + waiting > 0:
        numbers = {"building": int(building), "unplaced": int(waiting)}
        s.tell(seat, building + waiting, "points-unfinished", panel, numbers, {})
    cubes = s.own[me + t.CUBES]
    worth = cubes_worth(s, seat, cubes)
    if worth > 0:
        numbers = {"n": int(cubes), "each": int(best_of(s, seat, s.printed.tech_cube_vp, 0))}
        s.tell(seat, worth, "points-cubes", panel, numbers, {})
    for place in range(i64(len(s.printed.final_order))):
        vp = order_points(s, seat, place)
        if vp > 0:
            factor = best_of(s, seat, s.printed.tech_factor, 1)
            numbers = {"place": int(place + 1), "factor": int(factor)}
            s.tell(seat, vp, "points-order", s.piece(seat, "rocket", 0), numbers, {})
    vp = stations_worth(s, all_stations(s, seat))
    if vp > 0:
        numbers = {
            "n": int(all_stations(s, seat)),
            "planets": int(s.count(seat, t.C_STATION)),
            "tiles": int(s.own[me + t.EXTRA]),
            "techs": int(sum_of(s, seat, s.printed.tech_stations)),
        }
        s.tell(seat, vp, "points-stations", panel, numbers, {})


def unplaced(s: Position, seat: i64) -> i64:
    """Count the gyrodyne tiles that lie before a seat."""
    tiles: i64 = 0
    for size in range(i64(1), i64(4)):
        tiles += s.own[seat * t.OWN + t.UNPLACED + size]
    return tiles


def all_stations(s: Position, seat: i64) -> i64:
    """Count what is a station in the end: tokens on planets, kept tiles and technologies."""
    extra = s.own[seat * t.OWN + t.EXTRA] + sum_of(s, seat, s.printed.tech_stations)
    return s.count(seat, t.C_STATION) + extra


def cubes_worth(s: Position, seat: i64, cubes: i64) -> i64:
    """R12.1 step 5: a point for two cubes, unless a technology pays for each."""
    each = best_of(s, seat, s.printed.tech_cube_vp, 0)
    return cubes * each if each > 0 else cubes // 2


def order_points(s: Position, seat: i64, place: i64) -> i64:
    """R12.1 step 6: every rocket scores for its owner."""
    if s.rockets[place] != seat:
        return 0
    return s.printed.final_order[place] * best_of(s, seat, s.printed.tech_factor, 1)


def stations_worth(s: Position, stations: i64) -> i64:
    """R12.1 step 7: the table, and more for each beyond its end."""
    last = i64(len(s.printed.station_table)) - 1
    if stations <= last:
        return s.printed.station_table[stations]
    return s.printed.station_table[last] + (stations - last) * s.printed.station_more


# --- choices by the engine ------------------------------------------------------------------

# A plan: the goals scored as a mask, two bits for the bonuses bought of each, then the
# technologies paid.
PLAN_BONUSES: Final[i64] = 3
PLAN_BUYS: Final[i64] = 9


def plan_value(s: Position, seat: i64, plan: i64) -> i64:
    """Return what a plan is worth, -1 if its cubes are not there."""
    cubes = s.own[seat * t.OWN + t.CUBES]
    worth: i64 = 0
    for slot in range(t.TECHS):
        if (plan >> (PLAN_BUYS + slot)) & 1:
            cubes -= s.printed.tech_buy[s.techs[slot]]
            worth += s.printed.tech_buy_vp[s.techs[slot]]
    for index in range(i64(len(s.goals))):
        if plan & (1 << index):
            goal = s.goals[index]
            worth += s.printed.goal_vp[goal] + goal_tech_points(s, seat)
            for bonus in range((plan >> (PLAN_BONUSES + 2 * index)) & 3):
                cost = s.printed.goal_cost[goal * 2 + bonus]
                if cost < 0:
                    return -1
                cubes -= cost
                worth += s.printed.goal_bonus[goal * 2 + bonus]
    return worth + cubes_worth(s, seat, cubes) if cubes >= 0 else -1


def best_plan(s: Position, seat: i64) -> i64:
    """Ruling A47: try all combinations of purchases and goals; the first of the best is taken."""
    met = goals_met(s, seat)
    wild = sum_of(s, seat, s.printed.tech_wild) > 0
    best: i64 = 0
    value: i64 = -1
    for goals in range(i64(1) << i64(len(s.goals))):
        extra = goals & ~met
        if extra & (extra - 1) or (extra and not wild):
            continue  # ruling A29: one goal at most counts without being met
        two = goals & gyrodyne_goals(s)
        if two & (two - 1):
            continue
        for bonuses in range(i64(27)):
            plan = goals
            plan |= bonuses // 9 << PLAN_BONUSES
            plan |= bonuses // 3 % 3 << (PLAN_BONUSES + 2)
            plan |= bonuses % 3 << (PLAN_BONUSES + 4)
            for bought in buy_plans(s, seat):
                found = plan_value(s, seat, plan | bought)
                if found > value:
                    best, value = plan | bought, found
    return best


def buy_plans(s: Position, seat: i64) -> vec[i64]:
    """Return every set of technologies that may be paid, as parts of a plan."""
    plans = vec[i64]([0])
    for slot in range(t.TECHS):
        if holds(s, seat, slot) and s.printed.tech_buy[s.techs[slot]] > 0:
            for i in range(i64(len(plans))):
                plans = append(plans, plans[i] | (1 << (PLAN_BUYS + slot)))
    return plans


def carry_out(s: Position, seat: i64, plan: i64) -> None:
    """Pay and score what a plan says."""
    for slot in range(t.TECHS):
        if (plan >> (PLAN_BUYS + slot)) & 1:
            buy_points(s, slot)
    for index in range(i64(len(s.goals))):
        if plan & (1 << index):
            score_goal(s, seat, index)
            for bonus in range((plan >> (PLAN_BONUSES + 2 * index)) & 3):
                buy_bonus(s, index, bonus)


# --- choices by the player ------------------------------------------------------------------


def can_buy(s: Position, cost: i64) -> bool:
    """Say whether the active seat has the cubes."""
    return s.own[s.active * t.OWN + t.CUBES] >= cost


def buy_points(s: Position, slot: i64) -> None:
    """R12.1 step 1: pay cubes for the points of a technology."""
    s.own[s.active * t.OWN + t.CUBES] -= s.printed.tech_buy[s.techs[slot]]
    vp = s.printed.tech_buy_vp[s.techs[slot]]
    s.gain(s.active, vp)
    if s.events is not None:
        name, cubes = s.piece(s.active, "tech", slot), int(s.printed.tech_buy[s.techs[slot]])
        s.tell(s.active, vp, "points-tech-paid", name, {"cubes": cubes}, {"tech": name})


def score_goal(s: Position, seat: i64, index: i64) -> None:
    """R12.1 step 2: the points of a goal that counts as met."""
    goal = s.goals[index]
    more = goal_tech_points(s, seat)
    s.gain(seat, s.printed.goal_vp[goal] + more)
    if s.events is not None:
        piece = s.piece(seat, "goal", goal)
        count = s.printed.goal_count[goal]
        least, n = int(s.printed.goal_least[goal]), int(s.count(seat, count))
        names = {"goal": piece, "thing": f"count-{t.COUNTS[count]}"}
        reason = "points-goal" if n >= least else "points-goal-wild"
        numbers = {"n": n, "least": least}
        s.tell(seat, s.printed.goal_vp[goal], reason, piece, numbers, names)
        if more > 0:
            s.tell(seat, more, "points-goal-tech", piece, {}, {"goal": piece})


def buy_bonus(s: Position, index: i64, bonus: i64) -> None:
    """R12.1 step 2: pay cubes for a bonus of a goal."""
    goal = s.goals[index]
    cost, vp = s.printed.goal_cost[goal * 2 + bonus], s.printed.goal_bonus[goal * 2 + bonus]
    s.own[s.active * t.OWN + t.CUBES] -= cost
    s.gain(s.active, vp)
    if s.events is not None:
        piece, numbers = s.piece(s.active, "goal", goal), {"cubes": int(cost)}
        s.tell(s.active, vp, "points-goal-bonus", piece, numbers, {"goal": piece})


def choose_wild(s: Position, index: i64) -> None:
    """Let a goal count as met: the frame below scores the goals."""
    wanted = s.top_frame()
    s.pop_frame()
    s.push(frame(kind_of(wanted), first_of(wanted) | (1 << index)))


def score_goals(s: Position, mask: i64) -> None:
    """Score the goals that count as met; of two gyrodyne goals the player keeps one."""
    two = mask & gyrodyne_goals(s)
    if two & (two - 1):
        s.push(frame(t.ASK_GYRODYNE_GOAL, mask))
        return
    for index in range(i64(len(s.goals)) - 1, i64(-1), i64(-1)):
        if mask & (1 << index):
            s.push(frame(t.ASK_BONUS, index, 0))
    for index in range(i64(len(s.goals))):
        if mask & (1 << index):
            score_goal(s, s.active, index)


def legal_end_goals(s: Position, mask: i64, out: vec[i64]) -> vec[i64]:
    """List goals in play by a mask."""
    for index in range(i64(len(s.goals))):
        if mask & (1 << index):
            out = append(out, t.END_GOAL + index)
    return out


def bonus_offered(s: Position, index: i64, bonus: i64) -> bool:
    """Say whether a bonus exists and can be paid."""
    cost = s.printed.goal_cost[s.goals[index] * 2 + bonus]
    return cost >= 0 and can_buy(s, cost)


def confirm_bonus(s: Position, index: i64, bonus: i64, yes: bool) -> None:
    """Buy a bonus; the second is offered only after the first."""
    if yes:
        buy_bonus(s, index, bonus)
        if bonus == 0:
            s.push(frame(t.ASK_BONUS, index, 1))


# --- the winner -----------------------------------------------------------------------------


def standing(s: Position, seat: i64) -> i64:
    """Return points and, below them, the place that breaks ties (R12.3, ruling A10)."""
    place: i64 = 0
    for i in range(s.rocket_count()):
        if s.rockets[i] == seat:
            if s.printed.ahead_wins:
                return s.own[seat * t.OWN + t.VP] * 8 + 7 - i
            place = i
    return s.own[seat * t.OWN + t.VP] * 8 + place
