// Stores objects one after the other until it is killed: `storage-worker.ts <folder> <name>`. Each says in its first line how
// many letters follow, and says so on the standard output once it is stored.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { localStorage } from '#src/server/storage/local-storage.ts'
import { withUnfinishedFile } from '#src/server/storage/unfinished-file.ts'

const [storageDir = '', name = ''] = process.argv.slice(2)
const storage = localStorage(join(storageDir, 'objects'))

for (let count = 0; ; count += 1) {
  const length = 1_000_000 + count
  await withUnfinishedFile({ storageDir }, async (file) => {
    await writeFile(file, `${length}\n${(name.at(0) ?? 'x').repeat(length)}`)
    await storage.put(`uploads/${count % 10}.webp`, file)
  })
  process.stdout.write(`${count}\n`)
}
