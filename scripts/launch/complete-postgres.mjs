// Adds to the PostgreSQL package what npm leaves out. This is done at installation, because later the folder may be read-only for
// the service.
import { locateBinaries } from '../../src/server/database/postgres-binaries.ts'

locateBinaries()
