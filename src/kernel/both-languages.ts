import type { Language } from './language.ts'

/** Texts by what they are for, each as Vietnamese and English: one that is missing in either does not compile. */
interface Pairs {
  readonly [name: string]: Pairs | readonly [vi: unknown, en: unknown]
}

/** The texts of one language. */
type TextsOf<All extends Pairs> = {
  readonly [Name in keyof All]: All[Name] extends readonly [infer Vi, infer En]
    ? Text<Vi, En>
    : All[Name] extends Pairs
      ? TextsOf<All[Name]>
      : never
}

/** What may be done with both of a pair: where they are of two kinds, or one has fewer parts, whoever uses it does not compile. */
type Text<Vi, En> = [Vi, En] extends [string, string]
  ? string
  : En extends (...parts: never) => unknown
    ? Vi & En
    : [keyof En] extends [keyof Vi]
      ? Widened<En>
      : never

/** Of any words, not of those of one language. */
type Widened<En> = En extends string
  ? string
  : En extends (...parts: never) => unknown
    ? En
    : { readonly [Name in keyof En]: Widened<En[Name]> }

/** Texts that stand in pairs, Vietnamese and English, as each language has them. */
export function inBothLanguages<const All extends Pairs>(
  pairs: All,
): Readonly<Record<Language, TextsOf<All>>> {
  return { vi: textsOf(pairs, 0) as TextsOf<All>, en: textsOf(pairs, 1) as TextsOf<All> } // of these very pairs
}

function textsOf(pairs: Pairs, place: 0 | 1): object {
  return Object.fromEntries(
    Object.entries(pairs).map(([name, each]) => [
      name,
      Array.isArray(each) ? (each[place] as unknown) : textsOf(each as Pairs, place),
    ]),
  )
}

/** A Vietnamese and an English text for each of these names, such as the codes of a call's problems. */
export type PairFor<Name extends string> = Readonly<Record<Name, readonly [vi: string, en: string]>>

type PairsOf<Texts> = [Texts] extends [string | readonly unknown[] | ((...parts: never) => unknown)]
  ? readonly [Texts, Texts]
  : { readonly [Name in keyof Texts]: PairsOf<Texts[Name]> }

/** Texts of both languages as pairs again, for other pairs to be made with them. */
export function pairsOf<Texts extends object>({ vi, en }: Readonly<Record<Language, Texts>>): PairsOf<Texts> {
  const names = Object.keys(vi) as (keyof Texts)[]
  return Object.fromEntries(names.map((name) => [name, pairOf(vi[name], en[name])])) as PairsOf<Texts>
}

function pairOf(vi: unknown, en: unknown): unknown {
  const areTexts = typeof vi === 'object' && vi !== null && !Array.isArray(vi)
  return areTexts ? pairsOf({ vi, en: en as object }) : [vi, en]
}
