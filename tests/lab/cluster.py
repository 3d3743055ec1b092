"""A Ray cluster of two machines that are processes of this one."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import pytest

from tests.processes import PATIENCE, wait_until

# How long Ray's programs wait for each other's start. What asks one that may have ended keeps
# its own limits.
LIMITS = {
    "RAY_agent_register_timeout_ms": PATIENCE * 1000,
    "RAY_gcs_server_port_wait_time_s": PATIENCE,
    "RAY_worker_register_timeout_seconds": PATIENCE,
}


@contextmanager
def cluster_of_two() -> Iterator[str]:
    """Yield the address of a cluster that has started, however long that took."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        for name, limit in LIMITS.items():
            patch.setenv(name, str(int(limit)))
        cluster_utils: Any = import_module("ray.cluster_utils")
        be_patient(patch)
        one = {"num_cpus": 1, "include_dashboard": False}
        cluster = cluster_utils.Cluster(head_node_args=one)
        try:
            cluster.add_node(**one)
            cluster.add_node(num_cpus=1)
            yield cluster.address
        finally:
            cluster.shutdown()


def be_patient(patch: pytest.MonkeyPatch) -> None:
    """Wait for Ray's nodes as long as they need: half a minute is written in its code."""
    services: Any = import_module("ray._private.services")
    get_node, wait_for_node = services.get_node, services.wait_for_node

    def get_started_node(address: str, node: str) -> Any:
        found: list[Any] = []

        def look() -> bool:
            try:
                found.append(get_node(address, node))
            except RuntimeError:  # it has not registered yet
                return False
            return True

        wait_until(look)
        return found[0]

    def wait_for_started_node(address: str, socket: str, timeout: float) -> None:
        wait_for_node(address, socket, max(timeout, PATIENCE))

    patch.setattr(services, "get_node", get_started_node)
    patch.setattr(services, "wait_for_node", wait_for_started_node)
