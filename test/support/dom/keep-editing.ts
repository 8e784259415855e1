import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import type { ShownPart } from './shown-part.tsx'

const name = 'Thoát mà chưa lưu?'

/** Presses a button that would lose what was changed in a form, and decides to go on with it. */
export async function keepEditing({ user }: Pick<ShownPart, 'user'>, button: HTMLElement): Promise<void> {
  await user.click(button)
  const question = within(await screen.findByRole('dialog', { name }))
  await user.click(question.getByRole('button', { name: 'Tiếp tục sửa' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
}
