import type { CurrentSiteSettings } from '../../contract/site-settings.ts'

export interface SectionProps {
  /** As the server has them now. */
  readonly settings: CurrentSiteSettings
}
