import { MantineProvider } from '@mantine/core'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { type ReactNode, useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'

import { ToastRegion } from '#src/design/toast.tsx'
import type { SignedInUser } from '#src/features/accounts/contract/account.ts'
import { storeSession } from '#src/features/accounts/ui/office/stored-session.ts'
import type { CurrentSiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import { SiteSettingsProvider, useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import type { Language } from '#src/kernel/language.ts'
import { HelpPhone } from '#src/web/call-link.tsx'
import { LanguageProvider } from '#src/web/language.tsx'
import { createApi } from '#src/web/api.ts'
import { browserTransport } from '#src/web/browser-api.ts'
import { createOfficeApi, OfficeApiContext } from '#src/web/office/office-api.ts'
import { Queries } from '#src/web/queries.tsx'
import { signIn } from '../sign-in.ts'
import type { TestRestaurant } from '../test-restaurant.ts'
import { duringTest } from './during-test.ts'
import { NearObserver } from './near-observer.ts'
import { Network } from './network.ts'
import { person } from './person.ts'
import { tellServerTime } from './server-time.ts'

export interface ShownPart {
  /** Presses and types as a person does. */
  readonly user: UserEvent
  readonly network: Network
  /** Path and query of the page it stands on. */
  address(): string
  /** Whether the last way within it has left the page where it was scrolled to. */
  staysScrolled(): boolean
  /** What the toast in sight says; empty while there is none. */
  toast(): string
  /** Whether a write of the office has not ended yet: until then what was chosen shows in place of what there is. */
  isWriting(): boolean
  /** Whether anything is being loaded. */
  isLoading(): boolean
  /** Leads elsewhere in the browser. */
  go(address: string): Promise<void>
  /** As the browser's own button does; where nothing was before, one stays. */
  back(): Promise<void>
  /** Takes the part away, as leaving its page does. */
  leave(): void
}

export interface PartOptions {
  readonly language?: Language
  /** Path and query of the page it stands on. */
  readonly address?: string
  /** The route of that address, where the part asks for its parameters: "/order/:token". */
  readonly path?: string
  /** What a page that one goes to waits for before it is shown. */
  readonly loading?: Promise<unknown>
  /** How many milliseconds the clock of the device is ahead of the restaurant's, of which the page has been told. */
  readonly deviceAhead?: number
  /** What happens once somebody has signed in, before the part is shown. */
  readonly beforeShown?: () => Promise<unknown>
  /** What the restaurant's settings say besides what the application has. */
  readonly settings?: Partial<CurrentSiteSettings>
}

type Restaurant = Pick<TestRestaurant, 'app' | 'clock'>

/**
 * A part of the public site, in a document, over the calls of a real application. The browser's clock shows what the
 * restaurant's does, and stands still with it.
 */
export async function showPart(
  restaurant: Restaurant,
  part: ReactNode,
  options: PartOptions = {},
): Promise<ShownPart> {
  setBrowserClock(restaurant, options)
  return await show(new Network(restaurant.app), <ForGuests>{part}</ForGuests>, options)
}

/** What the frame of a public page says to its parts. */
function ForGuests({ children }: { children: ReactNode }) {
  return <HelpPhone value={useSiteSettings().phone}>{children}</HelpPhone>
}

/** The same of the office, for somebody who has signed in. */
export async function showOfficePart(
  restaurant: Restaurant,
  role: 'admin' | 'staff',
  part: ReactNode,
  options: PartOptions = {},
): Promise<ShownPart> {
  setBrowserClock(restaurant, options)
  const { app } = restaurant
  const cookie = await signIn(app, role)
  const me = await app.inject({ url: `/api/${role}/me`, headers: { cookie } })
  storeSession(me.json<SignedInUser>(), Date.now())
  await options.beforeShown?.()
  const api = createOfficeApi(browserTransport, () => false)
  return await show(
    new Network(app, cookie),
    <MantineProvider forceColorScheme="light" env="test">
      <OfficeApiContext value={api}>{part}</OfficeApiContext>
    </MantineProvider>,
    options,
  )
}

/** Timers run on as they are: only what the time is stands still. */
function setBrowserClock(
  { clock }: Pick<TestRestaurant, 'clock'>,
  { deviceAhead = 0 }: Pick<PartOptions, 'deviceAhead'>,
): void {
  vi.useFakeTimers({ toFake: ['Date'], now: clock.now().getTime() + deviceAhead })
  tellServerTime(clock.now())
}

async function show(
  network: Network,
  part: ReactNode,
  { language = 'vi', address = '/', path = '*', loading, settings }: PartOptions,
): Promise<ShownPart> {
  vi.stubGlobal('fetch', duringTest(network.fetch))
  // A test may decide itself when something comes near.
  if (!(globalThis.IntersectionObserver.prototype instanceof NearObserver))
    vi.stubGlobal('IntersectionObserver', NearObserver)
  const current = await createApi(browserTransport).call('GET /api/site-settings')
  network.sent.length = 0
  let client: QueryClient | undefined
  const page = (
    <LanguageProvider rendered={language}>
      <SiteSettingsProvider settings={{ ...current, ...settings }}>
        <Queries>
          <ForgottenQueries onClient={(ofPage) => (client = ofPage)} />
          {part}
        </Queries>
        <ToastRegion label="Thông báo" closeLabel="Đóng thông báo" />
      </SiteSettingsProvider>
    </LanguageProvider>
  )
  const route = { id: 'part', path, element: page, ...(loading && { loader: () => loading }) }
  const router = createMemoryRouter([route], {
    initialEntries: [address],
    ...(loading && { hydrationData: { loaderData: { part: null } } }),
  })
  // A part may wait for code of its own.
  const { unmount } = await act(async () => render(<RouterProvider router={router} />))
  return {
    user: person(),
    network,
    address: () => router.state.location.pathname + router.state.location.search,
    staysScrolled: () => router.state.preventScrollReset,
    toast: () => document.querySelector('[data-toasts] [role=group]:not([hidden])')?.textContent ?? '',
    isWriting: () => client !== undefined && client.isMutating() > 0,
    isLoading: () => client !== undefined && client.isFetching() > 0,
    go: (to) => act(() => router.navigate(to)),
    back: () => act(() => router.navigate(-1)),
    leave: unmount,
  }
}

/** The client of the page's queries outlives the page, and would show the next test what this one has loaded. */
function ForgottenQueries({ onClient }: { onClient(client: QueryClient): void }): null {
  const client = useQueryClient()
  onClient(client)
  useEffect(() => () => client.clear(), [client])
  return null
}
