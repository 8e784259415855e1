import { expect, test } from 'vitest'

import { csvLine } from './csv.ts'

test.each([
  ['lan@example.com', '"lan@example.com"'],
  ['', '""'],
  ['a "quoted", text', '"a ""quoted"", text"'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', `"'=1+1"`],
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+84900000000', `"'+84900000000"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['＠SUM(A1)', `"'＠SUM(A1)"`],
  ['a=1', '"a=1"'],
])('the cell %j is written as %j', (text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`)
})

test('cells are separated by commas', () => {
  expect(csvLine(['a', 'b', 'c'])).toBe('"a","b","c"\r\n')
})
