import { existsSync, globSync, readFileSync } from 'node:fs'

/** A row of a README's table "Numbers": a value, and the code it comes from. */
export interface NumberRow {
  readonly what: string
  readonly value: string
  readonly sources: readonly { readonly file: string; readonly code: string }[]
}

/** The text below a heading of the second level, up to the next one; empty where there is no such heading. */
export function section(text: string, title: string): string {
  const [, below = ''] = `${text}\n`.split(`\n## ${title}\n`)
  return below.split('\n## ')[0] ?? ''
}

/** The cells of a table's rows, without its head. */
export function tableRows(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

/** What stands in backticks. */
export function codeSpans(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

export function numberRows(readme: string): NumberRow[] {
  return tableRows(section(readme, 'Numbers')).map(([what = '', value = '', where = '']) => {
    const spans = codeSpans(where)
    const sources = spans.flatMap((file, index) =>
      index % 2 === 0 ? [{ file, code: spans[index + 1] ?? '' }] : [],
    )
    return { what, value, sources }
  })
}

/** Why a row is not what the code says; undefined where it is. `folder` is the feature's. */
export function numberProblem({ what, value, sources }: NumberRow, folder: string): string | undefined {
  if (sources.length === 0) return `${what}: names no code`
  for (const { file, code } of sources) {
    const path = sourcePath(file, folder)
    if (path === undefined) return `${what}: there is not one file ${file}`
    const found = oneLine(readFileSync(path, 'utf8'))
    const times = found.split(oneLine(code)).length - 1
    if (times !== 1) return `${what}: "${code}" stands ${times} times in ${file}`
    if (!isStatedBy(value, code)) return `${what}: ${value} is not what "${code}" in ${file} says`
  }
  return undefined
}

/** A file of the feature, one below src/, or by its name alone the one file of src/ that has it. */
function sourcePath(file: string, folder: string): string | undefined {
  const paths = file.includes('/')
    ? [file.startsWith('src/') ? file : `${folder}/${file}`].filter((path) => existsSync(path))
    : globSync(`src/**/${file}`)
  return paths.length === 1 ? paths[0] : undefined
}

/** Constants and rate limits of a feature's rules, contract and server that none of the rows names. */
export function unstatedNumbers(rows: readonly NumberRow[], folder: string): string[] {
  const stated = rows.flatMap(({ sources }) => sources)
  const files = globSync(`${folder}/{rules,contract,server}/*.ts`, { exclude: ['**/*.test.ts'] })
  return files.flatMap((path) => {
    const file = path.slice(folder.length + 1)
    const numbers = readFileSync(path, 'utf8').matchAll(
      /^(?:export )?const (\w+ = )\d[\d_]*(?: [*/] \w+)*$|(?:sharedPerMinute|perMinute): \d+/gm,
    )
    const codes = [...numbers].map(([whole, constant]) => constant ?? whole)
    return codes
      .filter((code) => !stated.some((source) => source.file === file && source.code.includes(code)))
      .map((code) => `${file} ${code.replace(' = ', '')}`)
  })
}

function oneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim()
}

/** What code may count a unit in: itself, or the smaller ones. */
const units: Readonly<Record<string, readonly number[]>> = {
  second: [1, 1000],
  minute: [1, 60, 60_000],
  hour: [1, 60, 3600, 3_600_000],
  day: [1, 24, 86_400, 86_400_000],
  KB: [1024],
  MB: [1024 * 1024],
}

/** Whether a value such as "11:30", "99 999 999 VND" or "10 minutes" is the last one that the code names. */
export function isStatedBy(value: string, code: string): boolean {
  const time = /^\d{1,2}:\d{2}$/.exec(value)
  if (time) return code.includes(`'${time[0]}'`)
  const [, digits = '', unit = ''] = /^(\d[\d .]*)(\w*)/.exec(value) ?? []
  const number = Number(digits.replaceAll(' ', ''))
  const factors = units[unit.replace(/s$/, '')] ?? [1]
  return factors.some((factor) => number * factor === lastNumber(code))
}

const named = { minute: 60_000, hour: 3_600_000 } as const

/** The last number of a piece of code, as the product it is written as: "16 * 1024", "30 * 24 * hour". */
function lastNumber(code: string): number | undefined {
  const products = [...code.matchAll(/(?<![\w.])\d[\d_.]*(?: \* (?:\d[\d_]*|minute\b|hour\b))*/g)]
  const factors = products.at(-1)?.[0].split(' * ')
  return factors?.reduce(
    (product, factor) =>
      product * (factor in named ? named[factor as keyof typeof named] : Number(factor.replaceAll('_', ''))),
    1,
  )
}

/** HTTP statuses that are never a limit of ours; dates; and what is only part of a name, such as "SHA-256". */
const allowed = /\b(?:304|308|401|403|404|409|413|416|429|503)\b|\b\d{4}-\d{2}-\d{2}\b/g
const numberWords =
  /\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|hundred|thousand|two (?:second|minute|hour|day|week)s?)\b/gi

/** The numbers a README states outside its table, where no test compares them with the code. */
export function uncheckedNumbers(readme: string): string[] {
  const prose = readme
    .replace(section(readme, 'Numbers'), '')
    .replaceAll(/```.*?```/gs, '')
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(allowed, '')
  return [...prose.matchAll(/(?<![\w.-])\d[\d.:]*/g), ...prose.matchAll(numberWords)].map(([found]) => found)
}
