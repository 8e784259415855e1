import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { isFresh, stampFile } from './build.mjs'
import { isInstalled, pinnedNodeRuns } from './install.mjs'
import { nodePackage, root } from './paths.mjs'

const area = 'program'

/**
 * What `npm run doctor` says of Node, the packages and the built pages. `usable` is false if nothing that needs packages can run.
 */
export function programFindings() {
  const node = `Node ${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node}`
  if (!nodePackage) {
    const text = `There is no ${node} for ${process.platform} ${process.arch}.`
    const doThis = 'Run the site on Linux or macOS, on an x64 or arm64 processor.'
    return { usable: false, findings: [{ area, level: 'wrong', text, doThis }] }
  }
  if (!pinnedNodeRuns()) {
    const text = `The packages and ${node} are not installed, so nothing else can be checked.`
    return {
      usable: false,
      findings: [{ area, level: 'wrong', text, doThis: `Start the site, which installs them: npm start` }],
    }
  }
  const findings = []
  if (!isInstalled('production')) {
    const text = 'The installed packages are not those of this release.'
    findings.push({ area, level: 'warning', text, doThis: 'The next start installs them: npm start' })
  }
  if (!existsSync(stampFile)) {
    const text = 'The pages have not been built.'
    findings.push({ area, level: 'warning', text, doThis: 'The next start builds them: npm start' })
  } else if (!isFresh()) {
    const text = 'The built pages are older than the files of the program.'
    findings.push({ area, level: 'warning', text, doThis: 'Restart the site, which builds them: npm start' })
  }
  if (findings.length === 0) {
    findings.push({
      area,
      level: 'ok',
      text: `${node}, the packages and the built pages are those of this release.`,
    })
  }
  return { usable: true, findings }
}
