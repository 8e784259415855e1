import { showElement } from '#test/support/dom/shown-element.tsx'
import { MantineProvider } from '@mantine/core'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { LanguageProvider } from '../language.tsx'
import { AbsentDialog } from './absent-dialog.tsx'
import { listedRow } from './resource/resource-calls.ts'

const texts = {
  title: 'Dish',
  loading: 'Loading the dish…',
  missing: 'This dish does not exist any more.',
  failed: 'The dishes could not be loaded.',
}

test('a dish whose list has failed to load is not said to be gone, and is asked for again', async () => {
  const refetch = vi.fn<() => Promise<never>>(() => new Promise(() => {}))
  const dialog = (query: { data?: readonly []; isFetching: boolean }) => (
    <MantineProvider>
      <LanguageProvider rendered="en">
        <AbsentDialog
          open
          onClose={() => {}}
          texts={texts}
          state={listedRow({ data: undefined, ...query, refetch }, 'tea')}
        />
      </LanguageProvider>
    </MantineProvider>
  )
  const { user, redraw } = showElement(dialog({ isFetching: false }))
  expect(screen.getByRole('alert').textContent).toContain('The dishes could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
  redraw(dialog({ isFetching: true }))
  expect(screen.queryByRole('alert')).toBeNull()
  // What was loaded before may be older than the dish.
  redraw(dialog({ isFetching: true, data: [] }))
  expect([screen.queryByRole('alert'), screen.getByRole('status').textContent]).toEqual([null, texts.loading])
  redraw(dialog({ isFetching: false, data: [] }))
  expect(screen.getByRole('alert').textContent).toBe(texts.missing)
})
