import { SchemasSection } from '#src/features/customization/ui/office/schemas-section.tsx'
import { usePicturedDishes } from './use-pictured-dishes.ts'

/** The option groups, as a tab of the menu section. */
export default function CustomizationsPage() {
  return <SchemasSection dishes={usePicturedDishes()} />
}
