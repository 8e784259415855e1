import { useTexts } from '#src/web/language.tsx'
import { FoldedFields } from '#src/web/office/folded-fields.tsx'
import { type AnyFormProps, Form } from '#src/web/office/resource/resource-form.tsx'
import type { MenuItem } from '../../contract/menu.ts'
import { dishTexts } from '../../texts/dish-texts.ts'

/**
 * The form of a dish. The Vietnamese fields come first. The English fields are required too, but after they have been filled in,
 * the form hides them behind one line that opens on a press.
 */
export function DishEditor(props: AnyFormProps<MenuItem>) {
  const { english } = useTexts(dishTexts)
  const { name, description } = props.form.values
  return (
    <Form
      {...props}
      renderFields={({ nameVi, categoryId, descriptionVi, price, isAvailable, leftToday, ...more }) => {
        const { name: nameInput, description: descriptionInput, ...others } = more
        return (
          <>
            {nameVi}
            {categoryId}
            {descriptionVi}
            {price}
            {leftToday}
            {isAvailable}
            <FoldedFields title={english} isOpen={name === '' || description === ''}>
              {nameInput}
              {descriptionInput}
            </FoldedFields>
            {Object.values(others)}
          </>
        )
      }}
    />
  )
}
