import { Badge } from '../../../../design/badge.tsx'
import { useTexts } from '../../../../web/language.tsx'
import { customizationTexts } from '../../texts/texts.ts'

export function RequiredBadge() {
  return <Badge tone="gold">{useTexts(customizationTexts).required}</Badge>
}
