import { CustomizationScreen } from '#src/features/customization/ui/office/customization-screen.tsx'
import { usePicturedDishes } from './use-pictured-dishes.ts'

/** The option groups, tried with the dishes of the menu. */
export default function CustomizationPage() {
  return <CustomizationScreen dishes={usePicturedDishes()} />
}
