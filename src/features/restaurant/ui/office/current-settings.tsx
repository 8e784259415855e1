import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { browserApi } from '#src/web/browser-api.ts'
import { settingsQuery } from './settings-query.ts'
import { SiteSettingsProvider, useSiteSettings } from '../site/use-site-settings.tsx'

/** The office with the settings as they were saved last, whereas a page has those from when it was loaded. */
export function CurrentSettings({ children }: { children: ReactNode }) {
  const loaded = useSiteSettings()
  // What the settings' own screen loads and saves comes here too; nothing is asked for here.
  const { data = loaded } = useQuery({ ...settingsQuery(browserApi), enabled: false })
  return <SiteSettingsProvider settings={data}>{children}</SiteSettingsProvider>
}
