// Adds what npm leaves out of the package with PostgreSQL while the folder can be written: a service's folder may be read-only.
import { locateBinaries } from '../../src/server/database/postgres-binaries.ts'

locateBinaries()
