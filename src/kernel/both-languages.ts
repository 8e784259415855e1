import type { Language } from './language.ts'

/** Texts by name, each as a pair of Vietnamese and English. If either text is missing, the code does not compile. */
interface Pairs {
  readonly [name: string]: Pairs | readonly [vi: unknown, en: unknown]
}

/** The texts of one language, under the same names as the pairs. */
type TextsOf<All extends Pairs> = {
  readonly [Name in keyof All]: All[Name] extends readonly [infer Vi, infer En]
    ? Text<Vi, En>
    : All[Name] extends Pairs
      ? TextsOf<All[Name]>
      : never
}

/**
 * The type of a text that code can use in both languages. If the two texts in a pair have different types (such as a string and a
 * function), or if the Vietnamese text lacks a part, code that uses the pair does not compile.
 */
type Text<Vi, En> = [Vi, En] extends [string, string]
  ? string
  : En extends (...parts: never) => unknown
    ? Vi & En
    : [keyof En] extends [keyof Vi]
      ? Widened<En>
      : never

/** The type of an English text with `string` instead of its literal words, so that the Vietnamese text fits this type too. */
type Widened<En> = En extends string
  ? string
  : En extends (...parts: never) => unknown
    ? En
    : { readonly [Name in keyof En]: Widened<En[Name]> }

/** Turns pairs of Vietnamese and English texts into one object of texts for each language. */
export function inBothLanguages<const All extends Pairs>(
  pairs: All,
): Readonly<Record<Language, TextsOf<All>>> {
  return { vi: textsOf(pairs, 0) as TextsOf<All>, en: textsOf(pairs, 1) as TextsOf<All> } // the casts are right, because `textsOf` keeps the names of `pairs`
}

function textsOf(pairs: Pairs, place: 0 | 1): object {
  return Object.fromEntries(
    Object.entries(pairs).map(([name, each]) => [
      name,
      Array.isArray(each) ? (each[place] as unknown) : textsOf(each as Pairs, place),
    ]),
  )
}

/** For each of these names, such as an API call's problem codes, a Vietnamese and an English text. */
export type PairFor<Name extends string> = Readonly<Record<Name, readonly [vi: string, en: string]>>

type PairsOf<Texts> = [Texts] extends [string | readonly unknown[] | ((...parts: never) => unknown)]
  ? readonly [Texts, Texts]
  : { readonly [Name in keyof Texts]: PairsOf<Texts[Name]> }

/** Turns the texts of both languages back into pairs, so that other pairs can be made with them. */
export function pairsOf<Texts extends object>({ vi, en }: Readonly<Record<Language, Texts>>): PairsOf<Texts> {
  const names = Object.keys(vi) as (keyof Texts)[]
  return Object.fromEntries(names.map((name) => [name, pairOf(vi[name], en[name])])) as PairsOf<Texts>
}

function pairOf(vi: unknown, en: unknown): unknown {
  const areTexts = typeof vi === 'object' && vi !== null && !Array.isArray(vi)
  return areTexts ? pairsOf({ vi, en: en as object }) : [vi, en]
}
