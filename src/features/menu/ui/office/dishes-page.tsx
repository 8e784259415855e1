import { inLanguage } from '#src/kernel/language.ts'
import { translationFilters } from '#src/kernel/translation.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { ResourceDialogs } from '#src/web/office/resource/resource-dialogs.tsx'
import { useResource, wholeList } from '#src/web/office/resource/resource-calls.ts'
import { translationTexts } from '#src/web/office/texts/translation-texts.ts'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import { featuredDishes, sortCategories } from '../../rules/menu-order.ts'
import { dishStateFilters, filterDishes, sortForOffice } from '../../rules/office-dishes.ts'
import { dishSchemasTexts } from '../../texts/dish-schemas-texts.ts'
import { dishTexts } from '../../texts/dish-texts.ts'
import { AddDishForm } from './add-dish-form.tsx'
import { DishEditor } from './dish-editor.tsx'
import { dishResource } from './dish-resource.tsx'
import { DishSchemasForm } from './dish-schemas-form.tsx'
import { categoryResource } from './category-resource.ts'
import { OfficeDishCard } from './office-dish-card.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { AddLink } from '#src/web/office/row-links.tsx'

/** The list of all dishes, and the dialogs to add, edit and delete a dish. */
export default function DishesPage() {
  const texts = useTexts(dishTexts)
  const { title: schemasTitle } = useTexts(dishSchemasTexts)
  const { filter: translationFilter } = useTexts(translationTexts)
  const language = useLanguage()
  const addressOf = useOpenAddress('dish')
  const { data: categories = [], isPending } = useResource(categoryResource)
  const filters = useListFilters({
    category: ['all', ...categories.map(({ id }) => id)],
    state: dishStateFilters,
    translation: translationFilters,
  })
  const query = useResource(dishResource)
  const featured = featuredDishes(query.data ?? [])
  const { category } = filters.chosen
  const soldOut = (query.data ?? []).filter(({ isAvailable }) => !isAvailable).length
  const list = wholeList(query, (dishes) =>
    filterDishes(sortForOffice(dishes, language), { q: filters.q, ...filters.chosen }),
  )
  return (
    <OfficeSection
      title={texts.title}
      count={list.rows && texts.list.count(list.rows.length, list.total)}
      note={texts.pinnedHint}
      action={<AddLink to={addressOf({ as: 'new' })}>{texts.add}</AddLink>}
    >
      <OfficeList
        list={list}
        hidesCount="in-heading"
        filters={filters}
        texts={{
          ...texts.list,
          filters: {
            translation: translationFilter,
            state: {
              label: texts.list.state,
              warned: soldOut > 0 ? 'soldOut' : undefined,
              options: { all: texts.list.allStates, soldOut: texts.list.soldOut(soldOut) },
            },
            category: {
              label: texts.list.category,
              look: 'select',
              options: {
                all: texts.list.allCategories,
                ...Object.fromEntries(
                  sortCategories(categories, language).map(({ id, name, nameVi }) => [
                    id,
                    inLanguage(language, name, nameVi),
                  ]),
                ),
              },
            },
          },
        }}
        look="cards"
        renderRow={(dish) => <OfficeDishCard dish={dish} isFeatured={featured.includes(dish)} />}
      />
      {/* A new dish gets the category by which the list is filtered. The address contains the category's id, which can be
          checked only after all categories are loaded. */}
      {!isPending && (
        <ResourceDialogs
          resource={dishResource}
          renderForm={(form) => <DishEditor {...form} />}
          renderAddForm={(form) => <AddDishForm {...form} categoryId={category === 'all' ? '' : category} />}
          more={{ title: schemasTitle, renderForm: (form, row) => <DishSchemasForm {...form} row={row} /> }}
        />
      )}
    </OfficeSection>
  )
}
