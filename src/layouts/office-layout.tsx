import { ColorSchemeScript, MantineProvider } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { Outlet } from 'react-router'

import { Button } from '#src/design/button.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { CurrentSettings } from '#src/features/restaurant/ui/office/current-settings.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import '#src/web/office/mantine-styles.ts'
import { RestaurantBrand } from '#src/web/office/office-head.tsx'
import { OfficeMessage } from '#src/web/office/office-message.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { officeTheme, officeVariables } from '#src/web/office/theme.ts'
import type { PageHandle } from '#src/web/page-handle.ts'
import { Queries } from '#src/web/queries.tsx'
import { ScriptNonce } from '#src/web/script-nonce.ts'

/** The server renders only the layout of an office page, which is the same for everyone. So the server may cache it. */
export const handle: PageHandle = {}

/**
 * Zod tests whether it may compile schemas from text. The Content-Security-Policy forbids that, and Firefox logs each such test to
 * the console. This setting makes Zod leave the test out. Zod reads it when it makes the first schema, so this script must run
 * before all modules.
 */
const neverCompileSchemas = 'globalThis.__zod_globalConfig={jitless:true}'

/** The layout around all office pages: Mantine in the restaurant's colours. Public pages load none of its code. */
export default function OfficeLayout() {
  const nonce = useContext(ScriptNonce)
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // A text of ours, without anything of anyone's in it.
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: neverCompileSchemas }}
      />
      <ColorSchemeScript {...(nonce !== undefined && { nonce })} forceColorScheme="light" />
      <MantineProvider forceColorScheme="light" theme={officeTheme} cssVariablesResolver={officeVariables}>
        <Queries>
          <CurrentSettings>
            <Branded>
              <Outlet />
            </Branded>
          </CurrentSettings>
        </Queries>
      </MantineProvider>
    </>
  )
}

/** The error screen does not use Mantine, because it may be shown because Mantine has failed. */
export function ErrorBoundary() {
  const texts = useTexts(officeTexts).failed
  return (
    <Branded>
      <OfficeMessage title={texts.title}>
        <p role="alert">{texts.text}</p>
        <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
      </OfficeMessage>
    </Branded>
  )
}

function Branded({ children }: { children: ReactNode }) {
  const { name, nameVi, logoUrl, logoAspect } = useSiteSettings()
  const brand = { name: inLanguage(useLanguage(), name, nameVi), logoUrl, logoAspect }
  return <RestaurantBrand value={brand}>{children}</RestaurantBrand>
}
