import { open } from 'node:fs/promises'

import { type FileKind, kindOfHead } from '../rules/file-kind.ts'

/** The kind of a file according to its first bytes; name and Content-Type do not matter. */
export async function fileKind(file: string): Promise<FileKind> {
  const handle = await open(file)
  try {
    const head = Buffer.alloc(4096)
    const { bytesRead } = await handle.read(head, 0, head.length, 0)
    return kindOfHead(head.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}
