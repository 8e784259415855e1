import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

/** As the specification has them, letter for letter. */
const literal = [
  'Cấu hình tùy biến đã được cập nhật',
  'Không thể cập nhật cấu hình tùy biến',
  'Lỗi tạo schema',
  'Lỗi xóa schema',
  'Lỗi nhân bản schema',
]

/** What else option groups were called, or might be. */
const otherNames = {
  en: /customi[sz]ation|schema|choices? of|groups? of choices|modifier/i,
  vi: /schema|t[uù][yỳ] biến|(?<!nhóm )t[uù][yỳ] chọn|nhóm lựa chọn/i,
}

/** All that people read in a value: texts, and what functions put together, without what is put in. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function')
    return [...String(value).matchAll(/`[^`]*`|'[^']*'|"[^"]*"/g)].map(([text]) =>
      text.replaceAll(/\$\{[^}]*\}/g, ''),
    )
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test.each(['en', 'vi'] as const)('nobody reads another name of an option group, in %s', async (language) => {
  const files = globSync('src/**/{texts/*,*-texts}.ts').filter((path) => !path.includes('.test.'))
  const modules = await Promise.all(
    files.map((path) => import(pathToFileURL(path).href) as Promise<Record<string, unknown>>), // modules of texts
  )
  const texts = modules
    .flatMap((module) => Object.values(module))
    .flatMap((exported) =>
      typeof exported === 'object' && exported !== null && language in exported
        ? textsIn(Object.entries(exported).find(([name]) => name === language)?.[1])
        : [],
    )
  expect(texts).toEqual(expect.arrayContaining([language === 'en' ? 'Option groups' : 'Nhóm tuỳ chọn']))
  expect(texts.filter((text) => otherNames[language].test(text) && !literal.includes(text))).toEqual([])
})
