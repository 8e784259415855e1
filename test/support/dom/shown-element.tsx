import { render } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'

import { person } from './person.ts'

interface ShownElement {
  /** Presses and types as a person does. */
  readonly user: UserEvent
  /** The same place, drawn anew with another element. */
  redraw(element: ReactElement): void
  leave(): void
}

/** An element that needs neither texts nor settings nor calls, in a document. */
export function showElement(element: ReactElement): ShownElement {
  const framed = (inside: ReactElement) => <MemoryRouter>{inside}</MemoryRouter>
  const { rerender, unmount } = render(framed(element))
  return { user: person(), redraw: (other) => rerender(framed(other)), leave: unmount }
}
