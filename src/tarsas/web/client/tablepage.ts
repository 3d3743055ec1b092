// Starts a table's page, after what every page has. It is loaded where there is a table alone.
import { startTable } from "./table";

startTable();
