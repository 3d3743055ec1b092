"""A Ray cluster of two machines that are processes of this one."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from socket import create_server
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
# On which a node's agents listen. It waits a quarter of a minute for each to be written down.
PORTS = (
    "dashboard_agent_listen_port",
    "metrics_agent_port",
    "metrics_export_port",
    "runtime_env_agent_port",
)


@contextmanager
def cluster_of_two() -> Iterator[str]:
    """Yield the address of a cluster that has started, however long that took."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        for name, limit in LIMITS.items():
            patch.setenv(name, str(int(limit)))
        cluster_utils: Any = import_module("ray.cluster_utils")
        be_patient(patch)
        cluster = cluster_utils.Cluster()
        try:
            cluster.add_node(num_cpus=1, include_dashboard=False, **free_ports())
            cluster.add_node(num_cpus=1, **free_ports())
            yield cluster.address
        finally:
            cluster.shutdown()


def free_ports() -> dict[str, int]:
    with ExitStack() as taken:
        servers = [taken.enter_context(create_server(("127.0.0.1", 0))) for _ in PORTS]
        return {name: server.getsockname()[1] for name, server in zip(PORTS, servers, strict=True)}


def be_patient(patch: pytest.MonkeyPatch) -> None:
    """Wait for Ray's nodes as long as they need, where its code has a limit that nothing sets."""
    nodes: Any = import_module("ray._private.node")
    persist_port: Any = import_module("ray._raylet").persist_port
    start_raylet = nodes.Node.start_raylet

    def start_raylet_that_knows_its_ports(node: Any, *what: Any, **how: Any) -> Any:
        for name in PORTS:
            persist_port(node._session_dir, node._node_id, name, getattr(node._ray_params, name))
        return start_raylet(node, *what, **how)

    patch.setattr(nodes.Node, "start_raylet", start_raylet_that_knows_its_ports)

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
