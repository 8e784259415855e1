import { markEnglish } from '#src/kernel/language.ts'
import { foldText } from '#src/kernel/text.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { ResourceDialogs } from '#src/web/office/resource/resource-dialogs.tsx'
import {
  useResource,
  useResourceWrite,
  useShowRow,
  wholeList,
} from '#src/web/office/resource/resource-calls.ts'
import { AddLink, DeleteLink, EditLink } from '#src/web/office/row-links.tsx'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import type { Availability } from '#src/kernel/availability.ts'
import { storedUser } from '#src/features/accounts/ui/office/stored-session.ts'
import type { Ingredient } from '#src/features/ingredients/contract/ingredient.ts'
import { ingredientTexts } from '../../texts/ingredient-texts.ts'
import { AvailabilityRow } from '#src/features/menu/ui/office/availability-row.tsx'
import { useRefetchAt } from '#src/features/menu/ui/office/use-refetch-at.ts'
import { HoldingOrders } from './holding-orders.tsx'
import { ingredientResource } from './ingredient-resource.tsx'
import styles from './ingredients.module.css'

/**
 * The page on which staff say what the kitchen has run out of: a switch for each ingredient, and the guests who must be called.
 * Admins also set which dishes and options contain an ingredient.
 */
export default function IngredientsPage() {
  const texts = useTexts(ingredientTexts)
  const isAdmin = storedUser()?.role === 'admin'
  const filters = useListFilters({})
  const addressOf = useOpenAddress('ingredient')
  const query = useResource(ingredientResource)
  useRefetchAt(query.data?.flatMap(({ soldOutUntil }) => soldOutUntil ?? []) ?? [], query.refetch)
  const wanted = foldText(filters.q)
  return (
    <OfficeSection
      title={texts.title}
      note={texts.note}
      action={isAdmin && <AddLink to={addressOf({ as: 'new' })}>{texts.add}</AddLink>}
    >
      <OfficeList
        list={wholeList(query, (all) =>
          all.filter(({ name, nameVi }) => foldText(`${nameVi} ${name}`).includes(wanted)),
        )}
        filters={filters}
        texts={texts.list}
        look="lines"
        renderRow={(ingredient) => <IngredientRow ingredient={ingredient} isAdmin={isAdmin} />}
      />
      {isAdmin && <ResourceDialogs resource={ingredientResource} />}
    </OfficeSection>
  )
}

function IngredientRow({
  ingredient,
  isAdmin,
}: {
  readonly ingredient: Ingredient
  readonly isAdmin: boolean
}) {
  const texts = useTexts(ingredientTexts)
  const language = useLanguage()
  const addressOf = useOpenAddress('ingredient')
  const { id, dishIds, options } = ingredient
  const name = markEnglish(language, ingredient.name, ingredient.nameVi)
  const { send, pending } = useResourceWrite(ingredientResource, {
    subject: id,
    write: (body: Availability, api) =>
      api.call('PATCH /api/ingredients/:id/availability', { params: { id }, body }),
    failed: texts.updateFailed,
    succeeded: ({ isAvailable }) => (isAvailable ? texts.back(name) : texts.missing(name)),
    onSuccess: useShowRow(ingredientResource),
  })
  return (
    <div className={styles.ingredient}>
      <AvailabilityRow
        thing={ingredient}
        availability={pending ?? ingredient}
        isLarge
        onChange={(availability) => void send(availability)}
      />
      <div className={styles.links}>
        {texts.heldBy(dishIds.length, options.length)}
        {isAdmin && (
          <span>
            <EditLink to={addressOf({ as: 'edit', id })} label={texts.edit(name)} />
            <DeleteLink to={addressOf({ as: 'delete', id })} label={texts.deleteOf(name)} />
          </span>
        )}
      </div>
      {!ingredient.isAvailable && (
        <HoldingOrders ingredientId={id} orders={isAdmin ? '/admin/dashboard/orders' : '/staff/orders'} />
      )}
    </div>
  )
}
