import { CustomizationDialog, type CustomizationDialogProps } from './customization-dialog.tsx'

/** For a dish that asks several things: the picture beside the questions where there is room. */
export function MultiSchemaDialog(props: CustomizationDialogProps) {
  return <CustomizationDialog {...props} size="large" />
}
