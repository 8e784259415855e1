import { open, type FileHandle } from 'node:fs/promises'

import { type FileKind, kindOfHead } from '../rules/file-kind.ts'

/** What a file is by its bytes, whatever its name or header says. */
export async function fileKind(file: string): Promise<FileKind> {
  const handle = await open(file)
  try {
    const head = Buffer.alloc(4096)
    const { bytesRead } = await handle.read(head, 0, head.length, 0)
    const kind = kindOfHead(head.subarray(0, bytesRead))
    return kind === 'png' && (await isAnimatedPng(handle)) ? 'animated-png' : kind
  } finally {
    await handle.close()
  }
}

/** An animated PNG names its frames before its first one. */
async function isAnimatedPng(handle: FileHandle): Promise<boolean> {
  const chunk = Buffer.alloc(8)
  let position = 8
  for (let count = 0; count < 1000; count += 1) {
    const { bytesRead } = await handle.read(chunk, 0, 8, position)
    const name = chunk.toString('latin1', 4)
    if (bytesRead < 8 || name === 'IDAT') return false
    if (name === 'acTL') return true
    position += 12 + chunk.readUInt32BE(0)
  }
  return false
}
