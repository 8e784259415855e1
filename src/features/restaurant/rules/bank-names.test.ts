import { expect, test } from 'vitest'

import { bankNameOf } from './bank-names.ts'

// As VietQR lists them: a guest reads the name where money is sent.
test.each([
  ['422589', 'CIMB'],
  ['458761', 'HSBC'],
  ['546034', 'Cake'],
  ['546035', 'Ubank'],
  ['963388', 'Timo'],
  ['970400', 'SaigonBank'],
  ['970403', 'Sacombank'],
  ['970405', 'Agribank'],
  ['970406', 'Vikki Bank'],
  ['970407', 'Techcombank'],
  ['970408', 'GPBank'],
  ['970409', 'Bac A Bank'],
  ['970410', 'Standard Chartered'],
  ['970412', 'PVcomBank'],
  ['970414', 'MBV'],
  ['970415', 'VietinBank'],
  ['970416', 'ACB'],
  ['970418', 'BIDV'],
  ['970419', 'NCB'],
  ['970421', 'VRB'],
  ['970422', 'MB'],
  ['970423', 'TPBank'],
  ['970424', 'Shinhan Bank'],
  ['970425', 'ABBank'],
  ['970426', 'MSB'],
  ['970427', 'VietABank'],
  ['970428', 'Nam A Bank'],
  ['970429', 'SCB'],
  ['970430', 'PGBank'],
  ['970431', 'Eximbank'],
  ['970432', 'VPBank'],
  ['970433', 'VietBank'],
  ['970434', 'Indovina Bank'],
  ['970436', 'Vietcombank'],
  ['970437', 'HDBank'],
  ['970438', 'BaoViet Bank'],
  ['970439', 'Public Bank'],
  ['970440', 'SeABank'],
  ['970441', 'VIB'],
  ['970442', 'Hong Leong Bank'],
  ['970443', 'SHB'],
  ['970444', 'VCBNeo'],
  ['970446', 'Co-opBank'],
  ['970448', 'OCB'],
  ['970449', 'LPBank'],
  ['970452', 'Kienlongbank'],
  ['970454', 'BVBank'],
  ['970457', 'Woori Bank'],
  ['970458', 'UOB'],
])('the bank of the number %s is %s', (bankBin, name) => {
  expect(bankNameOf(bankBin)).toBe(name)
})

test.each(['', '97043', '9704366', '000000', 'toString', '__proto__'])(
  '%j is the number of no bank',
  (bankBin) => {
    expect(bankNameOf(bankBin)).toBeUndefined()
  },
)
