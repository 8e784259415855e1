import type { IForbiddenRuleType } from 'dependency-cruiser'

/** What the rules are made of besides the code itself. */
export interface Project {
  readonly edges: Readonly<Record<string, readonly string[]>>
  readonly openToServers: readonly string[]
  readonly siteFrameUses: readonly string[]
  readonly openParts: Readonly<Record<string, readonly string[]>>
  readonly officeUsesSite: readonly string[]
  /** The files `src/routes.ts` names, from the root of the project. */
  readonly pages: readonly string[]
}

/** A rule of docs/architecture.md, as dependency-cruiser checks it. Its comment is what someone who breaks it reads. */
export type ImportRule = IForbiddenRuleType & { readonly name: string; readonly comment: string }

// Samples are made for tests, which share them over features.
const tests = String.raw`(\.(test|e2e)|-samples)\.tsx?$`
export const testFile = new RegExp(tests)

const packages = (...names: string[]) => `(^|node_modules/)(${names.join('|')})(/|$)`
const anyPackage = [
  'npm',
  'npm-dev',
  'npm-peer',
  'npm-optional',
  'npm-no-pkg',
  'npm-unknown',
  'unknown',
] as const
const browserCode = String.raw`^src/(design|web|layouts|kernel|features/[^/]+/(ui|rules|contract|texts))/|^src/(root|entry\.client)\.tsx$`
const sharedCode = '^src/features/[^/]+/(contract|rules|texts)/'
const office = '/office'

/** Where code of the browser begins; whatever it imports at run time, however far down, is the browser's too. */
export const browserStart =
  /^src\/(design|web|layouts|features\/[^/]+\/ui)\/|^src\/(root|entry\.client)\.tsx$/

/** Where code of the office begins: it may load Zod with the contracts that its forms check by. */
export const officeStart = /^src\/(web\/office\/|layouts\/office-|features\/[^/]+\/ui\/office\/)/

/** Packages that have no business in a browser. */
export const serverPackages =
  /(^|node_modules\/)(fastify|@fastify|drizzle-orm|libphonenumber-js|pg|pg-boss|pino|sharp)(\/|$)/

/** Zod weighs more than a public page may. */
export const validationPackage = /(^|node_modules\/)zod(\/|$)/

/** All rules; the numbers are those of docs/architecture.md. */
export function importRules(project: Project): ImportRule[] {
  return [
    ...layerRules,
    ...sharedCodeRules,
    ...serverRules,
    ...interfaceRules(project),
    ...edgeRules(project),
    ...singlePlaceRules(project),
  ].map((rule) => ({ severity: 'error', ...rule }))
}

const layerRules: ImportRule[] = [
  {
    name: '1-kernel-alone',
    comment: 'The kernel imports nothing else in src: it runs anywhere.',
    from: { path: '^src/kernel/', pathNot: tests },
    to: { path: '^src/', pathNot: '^src/kernel/' },
  },
  {
    name: '1-kernel-without-packages',
    comment:
      'The kernel builds on the language, on Zod where it gives contracts their parts, and on nothing of Node.',
    from: { path: '^src/kernel/', pathNot: tests },
    to: {
      dependencyTypes: [...anyPackage, 'core'],
      dependencyTypesNot: ['type-only'],
      pathNot: packages('zod'),
    },
  },
  {
    name: '2-design-knows-no-feature',
    comment: 'Design components import the kernel and each other, so that every feature can use them.',
    from: { path: '^src/design/', pathNot: tests },
    to: { path: '^src/', pathNot: '^src/(design|kernel)/' },
  },
  {
    name: 'tests-stay-outside',
    comment: 'The program never imports tests; only its start loads the seed.',
    from: { path: '^(src|db|scripts)/', pathNot: [tests, String.raw`^src/server/main\.ts$`, '^db/'] },
    to: { path: ['^(test|db)/', tests] },
  },
]

const sharedCodeRules: ImportRule[] = [
  {
    name: '3-shared-code-is-pure',
    comment:
      'Contract, rules and texts import the kernel, texts of src/web, and each other; never a server, a page or the frame.',
    from: { path: sharedCode, pathNot: tests },
    to: { path: '^src/', pathNot: `^src/kernel/|^src/web/(office/)?texts/|${sharedCode}` },
  },
  {
    name: '3-contract-uses-zod-alone',
    comment: 'A contract is schemas and types: Zod is the only package it needs.',
    from: { path: '^src/features/[^/]+/contract/', pathNot: tests },
    to: { dependencyTypes: [...anyPackage, 'core'], pathNot: packages('zod') },
  },
  {
    name: '3-rules-use-no-package',
    comment: 'Rules and texts run in the browser and on the server: no React, no Node, no Zod at run time.',
    from: { path: '^src/features/[^/]+/(rules|texts)/', pathNot: tests },
    to: { dependencyTypes: [...anyPackage, 'core'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: '3-contracts-are-types-in-the-browser',
    comment:
      'Code that reaches public pages imports a contract by `import type`: Zod is for the forms of the office alone.',
    from: { path: browserCode, pathNot: [tests, '/contract/', officeStart.source] },
    to: { path: '^src/features/[^/]+/contract/', dependencyTypesNot: ['type-only'] },
  },
]

const serverRules: ImportRule[] = [
  {
    name: '4-through-the-public-api',
    comment:
      'A feature’s server uses another feature by its contract, its rules or its public API server/<feature>.ts.',
    from: { path: '^src/features/([^/]+)/server/', pathNot: [tests, String.raw`-table\.ts$`] },
    to: {
      path: '^src/features/([^/]+)/',
      pathNot: ['^src/features/$1/', String.raw`^src/features/([^/]+)/(contract/|rules/|server/\1\.ts$)`],
    },
  },
  {
    name: '4-tables-refer-to-tables',
    comment:
      'A table file may import another feature’s table file for a foreign key, and types of the audit; nothing else.',
    from: { path: String.raw`^src/features/([^/]+)/server/[^/]+-table\.ts$` },
    to: {
      path: '^src/features/',
      pathNot: [
        '^src/features/$1/',
        String.raw`/server/[^/]+-table\.ts$`,
        '/contract/',
        String.raw`^src/features/audit/server/audit\.ts$`,
      ],
    },
  },
  {
    name: '4-server-shows-nothing',
    comment: 'Servers do not import interface code.',
    from: { path: '^src/(server|features/[^/]+/server)/', pathNot: tests },
    to: { path: '^src/(design/|features/[^/]+/ui/|root|entry)' },
  },
  {
    name: '4-shared-server-knows-no-feature',
    comment:
      'src/server serves every feature; only app.ts and jobs/schedule.ts, which put them together, know them.',
    from: { path: '^src/server/', pathNot: [tests, String.raw`^src/server/(app|jobs/schedule)\.ts$`] },
    to: { path: '^src/features/' },
  },
  {
    name: '8-tables-belong-to-their-feature',
    comment: 'Only the feature that owns a table queries it; others use its public API.',
    from: { path: '^(src|scripts)/', pathNot: [tests, '^src/features/([^/]+)/server/'] },
    to: { path: String.raw`/server/[^/]+-table\.ts$` },
  },
]

function interfaceRules({ openParts, officeUsesSite }: Project): ImportRule[] {
  const parts = Object.entries(openParts).map(
    ([feature, files]) => String.raw`^src/features/${feature}/ui/(${files.join('|')})\.tsx?$`,
  )
  return [
    {
      name: '5-browser-code-without-server',
      comment: 'Code that reaches the browser imports nothing of a server. It calls the API.',
      from: { path: browserCode, pathNot: tests },
      to: { path: '^src/(server|features/[^/]+/server)/' },
    },
    {
      name: '5-interface-uses-open-parts',
      comment:
        'An interface uses another feature by its contract, its rules or its open parts (test/architecture/feature-edges.ts).',
      from: { path: '^src/features/([^/]+)/ui/', pathNot: tests },
      to: {
        path: '^src/features/',
        pathNot: ['^src/features/$1/', '^src/features/[^/]+/(contract|rules)/', ...parts],
      },
    },
    {
      name: '5-frame-uses-open-parts',
      comment:
        'The frames around the pages (src/layouts, src/root.tsx) use features by their contract, rules, texts or open parts.',
      from: { path: String.raw`^src/(layouts/|root\.tsx$|entry)`, pathNot: tests },
      to: {
        path: '^src/(features|server)/',
        pathNot: ['^src/features/[^/]+/(contract|rules|texts)/', ...parts],
      },
    },
    {
      name: '5-web-knows-no-feature',
      comment:
        'What every interface stands on knows no feature; the frames in src/layouts put features into it.',
      from: { path: '^src/web/', pathNot: tests },
      to: { path: '^src/(features|layouts|server)/' },
    },
    {
      name: '5-layouts-are-for-the-site-map',
      comment: 'Frames compose features; src/routes.ts alone puts them around pages.',
      from: { path: '^src/', pathNot: String.raw`^src/(layouts/|routes\.ts$)` },
      to: { path: '^src/layouts/' },
    },
    {
      name: '6-site-without-office',
      comment: 'Public pages never import office screens.',
      from: { path: '/ui/site/|^src/(design|web|layouts)/', pathNot: [tests, office] },
      to: { path: `^src/.*${office}` },
    },
    {
      name: '6-office-uses-site-if-declared',
      comment:
        'Office screens import parts of their own public pages only if officeUsesSite names the feature (test/architecture/feature-edges.ts).',
      from: {
        path: '^src/features/([^/]+)/ui/office/',
        pathNot: [tests, `^src/features/(${officeUsesSite.join('|')})/`],
      },
      to: { path: '^src/features/$1/ui/site/' },
    },
    {
      name: '6-office-packages-under-office',
      comment: 'Mantine and its companions load on office routes alone.',
      from: { path: '^src/', pathNot: [tests, office] },
      to: { path: packages('@mantine', 'mantine-[^/]+', 'react-image-crop', 'recharts') },
    },
  ]
}

function edgeRules({ edges, openToServers, siteFrameUses }: Project): ImportRule[] {
  const known = Object.keys(edges)
  const openEntryPoints = openToServers.map(
    (feature) => String.raw`^src/features/${feature}/(contract/|server/${feature}\.ts$)`,
  )
  return [
    ...Object.entries(edges).map(([feature, others]) => ({
      name: `7-edges-of-${feature}`,
      comment: `${feature} may use ${others.length === 0 ? 'no other feature' : others.join(', ')} (test/architecture/feature-edges.ts).`,
      from: { path: `^src/features/${feature}/`, pathNot: tests },
      to: {
        path: '^src/features/',
        pathNot: [`^src/features/(${[feature, ...others].join('|')})/`, ...openEntryPoints],
      },
    })),
    {
      name: '7-edges-are-declared',
      comment: 'Every feature has a line in test/architecture/feature-edges.ts before it uses another.',
      from: { path: '^src/features/([^/]+)/', pathNot: [tests, `^src/features/(${known.join('|')})/`] },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', ...openEntryPoints] },
    },
    {
      name: '7-edges-of-the-site-frame',
      comment: `The frame of the public pages may use ${siteFrameUses.join(', ')} (test/architecture/feature-edges.ts).`,
      from: { path: String.raw`^src/(layouts/|root\.tsx$)`, pathNot: [tests, office] },
      to: { path: '^src/features/', pathNot: `^src/features/(${siteFrameUses.join('|')})/` },
    },
  ]
}

function singlePlaceRules({ pages }: Project): ImportRule[] {
  const named = pages.map((page) => page.replaceAll('.', String.raw`\.`))
  return [
    {
      name: '8-only-the-site-map-names-pages',
      comment:
        'A page is reached by its address, which src/routes.ts gives it; what it shares lies in a part.',
      from: { path: '^src/', pathNot: [tests, String.raw`^src/routes\.ts$`] },
      to: { path: `^(${named.join('|') || 'no page'})$` },
    },
    {
      name: '8-only-the-app-registers-routes',
      comment: 'src/server/app.ts alone registers routes, so that it lists the whole API.',
      from: { path: '^(src|db|scripts)/', pathNot: [tests, String.raw`^src/server/app\.ts$`] },
      to: { path: String.raw`-routes\.ts$` },
    },
  ]
}
