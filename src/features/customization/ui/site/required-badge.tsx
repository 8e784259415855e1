import { Badge } from '#src/design/badge.tsx'
import { useTexts } from '#src/web/language.tsx'
import { customizationTexts } from '../../texts/customization-texts.ts'

export function RequiredBadge() {
  return <Badge tone="gold">{useTexts(customizationTexts).required}</Badge>
}
