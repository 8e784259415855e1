// Adds the links and file modes that npm leaves out of the PostgreSQL package. This is done at installation, because the user who
// runs the service later may not be allowed to write into the folder.
import { locateBinaries } from '../../src/server/database/postgres-binaries.ts'

locateBinaries()
