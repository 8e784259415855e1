import { expect, test } from 'vitest'

import { mutantScopes, scopesOfFiles } from './mutant-scopes.ts'

const scopes = mutantScopes(['menu', 'orders'])

test.each([
  ['src/kernel/money.ts', 'kernel, rules and contracts'],
  ['src/features/orders/rules/price-order.ts', 'kernel, rules and contracts'],
  ['src/features/menu/contract/dish-input.ts', 'kernel, rules and contracts'],
  ['src/features/orders/server/place-order.ts', 'server of orders'],
  ['src/features/menu/server/dish-policy.ts', 'server of menu'],
])('%s is mutated in the scope "%s" alone', (file, name) => {
  const narrowed = scopesOfFiles(scopes, [file])
  expect(narrowed.map((scope) => [scope.name, scope.mutate])).toEqual([[name, [file]]])
})

test('files of several scopes are mutated in each of their scopes', () => {
  const files = ['src/features/orders/server/place-order.ts', 'src/kernel/money.ts']
  expect(scopesOfFiles(scopes, files).map((scope) => scope.mutate)).toEqual([[files[1]], [files[0]]])
})

test.each([
  'src/kernel/money.test.ts',
  'src/features/orders/server/order-table.ts',
  'src/features/orders/server/order-routes.ts',
  'src/features/orders/ui/site/cart-page.tsx',
  'src/features/unknown/server/a.ts',
])('%s is in no scope, and asking for it says so', (file) => {
  expect(() => scopesOfFiles(scopes, [file])).toThrow(`${file} is in no scope`)
})
