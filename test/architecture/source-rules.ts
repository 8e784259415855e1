import { posix } from 'node:path'

import type { Violation } from './code-graph.ts'

/** A source file: its path from the root of the project, and what is in it. */
export interface Source {
  readonly path: string
  readonly text: string
}

const tests = /\.test\.tsx?$/
const reExport = /^export (?:type )?(?:\*(?: as \w+)?|\{[^}]*\}) from '[^']+';?$/gm

/** Rules that an import does not show: re-exports, SQL for another feature's table, import paths, cited sections, transactions, clocks, what lets text run. */
export function checkSources(sources: readonly Source[]): Violation[] {
  return [
    ...findBarrels(sources),
    ...findForeignSql(sources),
    ...findLongImports(sources),
    ...findCitations(sources),
    ...findDeviceClocks(sources),
    ...findUnrecordedWrites(sources),
    ...findDangers(sources),
    ...findNamesakes(sources),
  ]
}

const localImport = /\b(?:from|import)\s*\(?\s*'((?:\.|#src\/)[^']*)'/g

/**
 * Relative paths are for what lies near: they cross neither features nor the folders of `src`, and go up twice at most.
 */
function findLongImports(sources: readonly Source[]): Violation[] {
  const known = new Set(sources.map(({ path }) => path))
  return sources.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(localImport)]
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => {
        const target = specifier.startsWith('#')
          ? specifier.slice(1)
          : posix.join(posix.dirname(path), specifier)
        // Tests hold imports as text.
        if (!known.has(target)) return false
        const part = partOf(path)
        const leavesItsPart = part !== undefined && part !== partOf(target)
        const isFarUp = posix.relative(posix.dirname(path), target).split('../').length > 3
        const needsAlias = leavesItsPart || isFarUp
        return specifier.startsWith('#') ? part !== undefined && !needsAlias : needsAlias
      })
      .map((specifier) => ({
        rule: '9-aliases-across-folders',
        comment:
          'Across features and folders an import begins with #src, #test or #db, and elsewhere only where it would go up further than ../../.',
        from: path,
        to: specifier,
      })),
  )
}

/** A feature, another folder of `src`, or all of `test` or `db`; the files beside them belong to everyone. */
function partOf(path: string): string | undefined {
  const [, feature] = /^src\/features\/([^/]+)\//.exec(path) ?? []
  if (feature !== undefined) return `features/${feature}`
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? /^(test|db)\//.exec(path)?.[1]
}

function findBarrels(sources: readonly Source[]): Violation[] {
  return sources
    .filter(({ path, text }) => /\/index\.tsx?$/.test(path) || onlyPassesOn(text))
    .map(({ path }) => ({
      rule: '7-no-barrels',
      comment: 'A file that only passes on what others export hides where a thing is.',
      from: path,
      to: 'its re-exports',
    }))
}

function onlyPassesOn(text: string): boolean {
  const code = withoutComments(text).trim()
  return code !== '' && code.replace(reExport, '').trim() === ''
}

/** Looks for `from orders`, `into orders`, `update orders` in servers of features that do not own the table `orders`. */
function findForeignSql(sources: readonly Source[]): Violation[] {
  const owners = new Map(
    sources.flatMap(({ path, text }) =>
      [...text.matchAll(/[tT]able\(\s*'(\w+)'/g)].map(([, table = '']) => [table, featureOf(path)] as const),
    ),
  )
  return sources
    .filter(({ path }) => path.startsWith('src/') && !tests.test(path))
    .flatMap(({ path, text }) =>
      [...sqlOf(text).matchAll(/\b(?:from|join|into|update|table)\s+"?(\w+)"?/gi)]
        .map(([, table = '']) => table)
        .filter((table) => owners.has(table) && owners.get(table) !== featureOf(path))
        .map((table) => ({
          rule: '8-tables-belong-to-their-feature',
          comment: 'Only the feature that owns a table writes SQL for it; others use its public API.',
          from: path,
          to: `the table ${table} of ${owners.get(table)}`,
        })),
    )
}

/** Interface files that are called as a contract or a file of rules of their feature: one could not tell which is meant. */
function findNamesakes(sources: readonly Source[]): Violation[] {
  const known = new Set(sources.map(({ path }) => path))
  return sources.flatMap(({ path }) => {
    const [, feature, name] = /^(src\/features\/[^/]+)\/ui\/.*?([^/.]+)\.tsx?$/.exec(path) ?? []
    const twin = ['contract', 'rules']
      .map((layer) => `${feature}/${layer}/${name}.ts`)
      .find((file) => known.has(file))
    const comment = 'No interface file has the name of a contract or a rules file of its feature.'
    return twin === undefined ? [] : [{ rule: '7-one-file-of-a-name', comment, from: path, to: twin }]
  })
}

/** The texts of tagged templates and of queries passed as strings; comments speak of tables too, and may. */
function sqlOf(text: string): string {
  return [...withoutComments(text).matchAll(/sql(?:<[^>]*>)?`([^`]*)`|query\(\s*['`]([^'`]*)['`]/g)]
    .map(([, tagged, passed]) => tagged ?? passed ?? '')
    .join('\n')
}

/** Readers cannot look up the sections of a document that the repository does not hold. */
function findCitations(sources: readonly Source[]): Violation[] {
  return sources.flatMap(({ path, text }) =>
    commentsOf(text)
      .filter((comment) => comment.includes('§'))
      .map((comment) => ({
        rule: '10-comments-cite-no-sections',
        comment: 'A comment states the rule itself, or names a README, a decision record or a standard.',
        from: path,
        to: comment,
      })),
  )
}

/** Servers of features that open a transaction themselves, and for whom. */
const ownTransactions: Readonly<Record<string, string>> = {
  'src/features/audit/server/audit.ts': 'the function that records what the office writes',
  'src/features/contact/server/send-message.ts': 'a guest who writes',
  'src/features/orders/server/place-order.ts': 'a guest who orders',
  'src/features/orders/server/unseen-orders.ts':
    'that somebody looks at an order, which changes nothing of it',
  'src/features/reservations/server/make-reservation.ts': 'a guest who books',
  'src/features/accounts/server/sign-in.ts': 'somebody who signs in',
  'src/features/accounts/server/sign-in-attempts.ts': 'somebody who signs in',
  'src/features/kitchen/server/change-tickets.ts': 'the kitchen, which strikes lines of open orders',
  'src/features/orders/server/order-paper-routes.ts': 'what is printed of an order, which its jobs store',
  'src/features/printing/server/take-jobs.ts': 'who prints a job, which the job itself stores',
  'src/features/printing/server/decide-jobs.ts': 'whether a job is printed, which the job itself stores',
  'src/features/presence/server/absences.ts':
    'whether a screen is there, which is no change of the restaurant',
  'src/features/notifications/server/push-outbox.ts': 'what a server takes over from the outbox to send',
  'src/features/notifications/server/push-subscriptions.ts':
    'the devices of a user, which are this user’s alone',
  'src/features/notifications/server/notification-marks.ts':
    'what a user has read, which is this user’s alone',
}

/** A write that nothing records cannot be told apart by its SQL, but needs a transaction, or a change of public content. */
function findUnrecordedWrites(sources: readonly Source[]): Violation[] {
  return sources
    .filter(({ path }) => /^src\/features\/[^/]+\/server\//.test(path) && !tests.test(path))
    .filter(
      ({ path, text }) =>
        !(path in ownTransactions) && /\.transaction\(|content\.change\(/.test(withoutComments(text)),
    )
    .map(({ path }) => ({
      rule: '11-office-writes-are-recorded',
      comment:
        'What the office writes goes through recordChange of src/features/audit/server/audit.ts, which opens the transaction.',
      from: path,
      to: 'a transaction of its own',
    }))
}

const deviceClock = /\bDate\.now\b|\bnew Date(?:\(\s*\)|(?!\s*\()\b)|(?<!new )\bDate\(|\.timeOrigin\b/

/** What runs in a browser asks the device for the time in one file alone, which says how far that is off. */
function findDeviceClocks(sources: readonly Source[]): Violation[] {
  return sources
    .filter(({ path }) => /^src\/(?!server\/|features\/[^/]+\/server\/)/.test(path) && !tests.test(path))
    .filter(({ path, text }) => path !== 'src/web/clock.ts' && deviceClock.test(withoutComments(text)))
    .map(({ path }) => ({
      rule: '12-the-server-has-the-clock',
      comment:
        'The clock of a phone may be a day off: what compares with now asks serverTime of src/web/clock.ts, or the hooks of use-server-time.ts; what is measured uses performance.now().',
      from: path,
      to: 'the clock of the device',
    }))
}

/** What would let a text run as code, and what cannot keep a secret. */
const dangers: readonly (readonly [what: string, code: RegExp])[] = [
  ['code made of text', /\beval\(|\bnew Function\(|\bFunction\(|from 'node:vm'/],
  ['SQL made of text', /\bsql\.raw\(/],
  ['a command that a shell reads', /\bexec(?:Sync)?\b[^\n]*from 'node:child_process'|\bshell: (?!false)/],
  ['random numbers that can be guessed', /\bMath\.random\b|\bpseudoRandomBytes\b/],
  ['a hash other than SHA-256', /\bcreateH(?:ash|mac)\((?!'sha256')/],
  ['encryption, for which nothing manages keys', /\bcreate(?:Cipher|Decipher)|\bsubtle\.encrypt\b/],
  ['TLS without a trusted certificate', /\brejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/],
]

function findDangers(sources: readonly Source[]): Violation[] {
  return sources
    .filter(({ path }) => path.startsWith('src/') && !tests.test(path))
    .flatMap(({ path, text }) =>
      dangers
        .filter(([, code]) => code.test(withoutComments(text)))
        .map(([what]) => ({
          rule: '13-no-dangerous-functions',
          comment: 'docs/security.md counts on it that the program does without.',
          from: path,
          to: what,
        })),
    )
}

function commentsOf(text: string): string[] {
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)].map(([comment]) => comment)
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

function featureOf(path: string): string {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? 'src/server'
}
