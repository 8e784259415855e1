import type { DishCustomizationSchema } from '../../contract/customization-schema.ts'
import { CustomizationDialog, type CustomizationDialogProps } from './customization-dialog.tsx'

/** For a dish that asks one thing; the same rules in a smaller room. */
export function SingleSchemaDialog({
  schema,
  ...props
}: Omit<CustomizationDialogProps, 'schemas'> & { schema: DishCustomizationSchema }) {
  return <CustomizationDialog {...props} schemas={[schema]} size="medium" />
}
