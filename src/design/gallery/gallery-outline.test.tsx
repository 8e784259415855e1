import { showElement } from '#test/support/dom/shown-element.tsx'
import { expect, test } from 'vitest'

import { ariaSnapshot } from '#test/support/dom/aria-snapshot.ts'
import { Gallery } from './gallery.tsx'

test('every component in every state tells assistive technology what it did', async () => {
  showElement(<Gallery />)
  await expect(ariaSnapshot(document.body)).toMatchFileSnapshot('gallery-outline.txt')
})
