import { createContext, type ReactNode, use } from 'react'

import type { Api } from '#src/web/api.ts'
import type { CurrentSiteSettings } from '../../contract/site-settings.ts'

export function loadSiteSettings(api: Api): Promise<CurrentSiteSettings> {
  return api.call('GET /api/site-settings')
}

const SiteSettingsContext = createContext<CurrentSiteSettings | null>(null)

interface SiteSettingsProviderProps {
  readonly settings: CurrentSiteSettings
  readonly children: ReactNode
}

export function SiteSettingsProvider({ settings, children }: SiteSettingsProviderProps) {
  return <SiteSettingsContext value={settings}>{children}</SiteSettingsContext>
}

/** The restaurant's settings, which every page has from the start. */
export function useSiteSettings(): CurrentSiteSettings {
  const settings = use(SiteSettingsContext)
  if (!settings) throw new Error('No SiteSettingsProvider above this component')
  return settings
}
