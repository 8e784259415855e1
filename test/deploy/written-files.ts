import { copyFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runTool } from './installed-tools.ts'
import { deployFolder } from './shipped-file.ts'

/** What the units may be scored at most: 0 is closed, 10 open. */
const maxExposure = 2

/** What systemd finds wrong in the units. */
export function verifyUnits(log: (line: string) => void): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'bep-lua-units-'))
  try {
    cpSync(join(deployFolder, 'systemd'), folder, { recursive: true })
    // A template is verified as one of its instances.
    copyFileSync(join(folder, 'bep-lua@.service'), join(folder, 'bep-lua@3001.service'))
    const units = readdirSync(folder).filter((name) => !name.includes('@.'))
    const wrong = units.flatMap((name) => {
      const { output } = runTool('systemd-analyze', ['verify', '--man=no', join(folder, name)])
      // The program is installed where the site runs, and not necessarily here.
      return output.split('\n').filter((line) => line !== '' && !/node is not executable/.test(line))
    })
    for (const name of units.filter((unit) => unit.endsWith('.service'))) {
      const { output } = runTool('systemd-analyze', [
        'security',
        '--offline=yes',
        '--no-pager',
        join(folder, name),
      ])
      const exposure = Number(/exposure level for \S+ ([\d.]+)/.exec(output)?.[1] ?? 10)
      log(`${name}: exposure ${exposure}`)
      if (exposure > maxExposure) wrong.push(`${name} has an exposure of ${exposure}`)
    }
    return wrong
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function checkShell(): string[] {
  const { isFine, output } = runTool('shellcheck', [join(deployFolder, 'install.sh')])
  return isFine ? [] : [output]
}
