import { describe, expect, test } from 'vitest'

import { commonPasswords } from './common-passwords.ts'
import { isGuessablePassword } from './guessable-password.ts'

const names = ['bep.truong', 'Nguyễn Thị Lan', 'Bếp Lửa', 'The Hearth']

describe('a password that is guessed first', () => {
  test.each(['123456', 'PassWord', 'Mật Khẩu', 'mật khẩu 123'.normalize('NFD'), 'ANHYEUEM', 'admin123'])(
    'is %s, which many have',
    (password) => expect(isGuessablePassword(password, [])).toBe(true),
  )

  test.each([
    'bep.truong',
    'BepTruong',
    'nguyen thi lan',
    'NguyễnThịLan2026',
    'bếp lửa',
    'beplua88',
    'the-hearth!',
  ])('is %s, which whoever knows the restaurant thinks of', (password) =>
    expect(isGuessablePassword(password, names)).toBe(true),
  )

  test.each(['bep truong nau pho', 'lan', 'hearth', 'pizza-456', '20262026', 'rất-bí-mật', '語語語語語語'])(
    'is not %s',
    (password) => expect(isGuessablePassword(password, names)).toBe(false),
  )

  test('is none where the names have no letter', () => {
    expect(isGuessablePassword('2026', ['', '!!!'])).toBe(false)
  })
})

test('the list has no more than a thousand, none that is too short anyway, and none that cannot match', () => {
  const all = [...commonPasswords]
  expect(all.length).toBeLessThanOrEqual(1000)
  expect(all.filter((one) => one.length < 6 || one !== one.toLowerCase())).toEqual([])
})
