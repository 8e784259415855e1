import { demoPasswords } from '#src/features/accounts/rules/demo-passwords.ts'
import { expect, test } from '../../support/site.ts'

test('what the office changes stands on the menu page on the next request', async ({ page, request }) => {
  const signedIn = await request.post('/api/auth/login', {
    data: { username: 'admin', password: demoPasswords.admin },
  })
  expect(signedIn.ok(), await signedIn.text()).toBe(true)
  await page.goto('/menu')
  await page.goto('/menu')
  await expect(page.getByText('Bánh thử của bếp')).toHaveCount(0)

  const added = await request.post('/api/menu-items', {
    data: {
      name: 'Kitchen trial',
      nameVi: 'Bánh thử của bếp',
      description: 'Today only.',
      descriptionVi: 'Chỉ có hôm nay.',
      price: '123000',
      categoryId: 'starters',
    },
  })
  expect(added.status()).toBe(201)
  const { id } = (await added.json()) as { id: string }

  await page.goto('/menu')
  const heading = page.getByRole('heading', { name: 'Bánh thử của bếp' })
  await expect(heading).toBeVisible()
  await expect(page.getByText('123.000đ')).toBeVisible()

  await request.patch(`/api/menu-items/${id}`, { data: { nameVi: 'Bánh mới của bếp' } })
  await page.reload()
  await expect(heading).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Bánh mới của bếp' })).toBeVisible()

  await request.delete(`/api/menu-items/${id}`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Bánh mới của bếp' })).toHaveCount(0)
})
