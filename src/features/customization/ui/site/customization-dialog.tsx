import { type ComponentType, type FormEvent, type ReactNode, useId, useState } from 'react'

import { Dialog } from '#src/design/dialog.tsx'
import { DishPicture } from '#src/design/dish-picture.tsx'
import { HalvesPicture } from '#src/design/halves-picture.tsx'
import type { MaybeDietary } from '#src/kernel/dietary.ts'
import { inLanguage, type Language, markEnglish } from '#src/kernel/language.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { DishCustomizationSchema } from '../../contract/customization-schema.ts'
import type { Choice } from '../../rules/choice.ts'
import { chosenHalves, halfAndHalfFee } from '../../rules/halves.ts'
import { pickedOptions } from '../../rules/picked-options.ts'
import { customizationTexts } from '../../texts/customization-texts.ts'
import { ChoiceSections } from './choice-sections.tsx'
import { type HalvesToPick, type PicturedDish, sectionId } from './choice-section.ts'
import styles from './customization-dialog.module.css'
import { CustomizationFooter } from './customization-footer.tsx'
import { DietaryCaution, DietaryLine } from '#src/web/dietary-note.tsx'
import { HalfNames } from './halves-in-sight.tsx'
import halvesStyles from './halves-in-sight.module.css'
import { useChoices } from './use-choices.ts'

/** The dish that the guest has put together: valid choices, the price of one piece in whole VND, and a quantity from 1 to 99. */
export interface ChosenDish {
  choices: readonly Choice[]
  unitPrice: number
  quantity: number
}

interface CustomizationDialogProps {
  open: boolean
  onClose: () => void
  dish: PicturedDish
  /** The description of the dish that the dialog shows, in the visitor's language. */
  description?: ReactNode
  schemas: readonly DishCustomizationSchema[]
  /** The dishes that can be a second half. The dialog leaves out those that do not go with this dish. */
  flavours: readonly PicturedDish[]
  /** The note beneath the questions that says whether the prices include VAT. */
  priceNote?: string | undefined
  /** The label of the main button. By default it says "add to cart". */
  addLabel?: string
  /** In the office, shows the allergens of the dish in place of the line and the note for guests. */
  Dietary?: ComponentType<{ readonly dietary: MaybeDietary }>
  /** The choices and the quantity from an earlier visit to the dialog. The dialog starts with them instead of the defaults. */
  chosen?: Pick<ChosenDish, 'choices' | 'quantity'>
  /**
   * Set if the guest chooses both halves in this dialog. `dish` is then the left half; until one is chosen, it is any dish that can
   * be a half.
   */
  halves?: HalvesToPick
  /** Adds the dish. If that is not possible, returns the reason in the visitor's language. */
  onAdd: (chosen: ChosenDish) => string | undefined
}

/**
 * The dialog in which a guest answers all questions about a dish. It adds the dish to the cart only if every required choice has
 * been made.
 */
export function CustomizationDialog(props: CustomizationDialogProps) {
  const { open, onClose, dish, schemas, flavours, halves, Dietary } = props
  const texts = useTexts(customizationTexts)
  const language = useLanguage()
  const formId = useId()
  const [quantity, setQuantity] = useState(props.chosen?.quantity ?? 1)
  const [problem, setProblem] = useState<string>()
  const state = useChoices({ dish, schemas, flavours }, props.chosen?.choices, halves?.picked)
  const isPicked = !halves || halves.picked.length > 0

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const [first] = state.check()
    if (first) return showSection(event.currentTarget, sectionId(first))
    if (!state.price) return
    setProblem(props.onAdd({ choices: state.choices, unitPrice: state.price.unitPrice, quantity }))
  }

  const about = (
    <div className={styles.about}>
      {props.description && <p className={styles.description}>{props.description}</p>}
      <div>
        <p role="status">
          {isPicked &&
            (Dietary ? (
              <Dietary dietary={state.dietary} />
            ) : (
              <DietaryLine dietary={state.dietary} className={styles.dietary} />
            ))}
        </p>
      </div>
    </div>
  )

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      modalAfterFrame
      title={halves ? texts.twoFlavours : translated(language, dish.name, dish.nameVi)}
      closeLabel={texts.close}
      media={
        <DialogPicture
          dish={dish}
          schemas={schemas}
          flavours={flavours}
          choices={state.choices}
          isPicked={isPicked}
        />
      }
      mediaBeside={halves !== undefined}
      footer={
        <CustomizationFooter
          formId={formId}
          dishName={halves ? texts.twoFlavours : inLanguage(language, dish.name, dish.nameVi)}
          price={state.price}
          fee={
            halves &&
            schemas.flatMap((schema) => (schema.type === 'half_and_half' ? halfAndHalfFee(schema) : []))[0]
          }
          unit={dish.unit ?? null}
          size={chosenSize(schemas, state.choices, language)}
          missing={isPicked ? undefined : texts.chooseTwo}
          quantity={quantity}
          onQuantity={setQuantity}
          addLabel={props.addLabel}
          problem={problem}
        />
      }
    >
      {!halves && about}
      <form id={formId} noValidate onSubmit={submit}>
        <ChoiceSections
          dish={dish}
          schemas={schemas}
          flavours={flavours}
          choices={state.choices}
          problems={state.problems}
          onChange={state.change}
          halves={halves}
        />
      </form>
      {halves && about}
      {!Dietary && <DietaryCaution className={styles.note} />}
      {props.priceNote && <p className={styles.note}>{props.priceNote}</p>}
    </Dialog>
  )
}

/** The name of the chosen size. Render it with `showEnglish`. */
function chosenSize(
  schemas: readonly DishCustomizationSchema[],
  choices: readonly Choice[],
  language: Language,
): string | undefined {
  const sizes = schemas.find(({ type }) => type === 'size_selection')
  const choice = choices.find(({ schemaId }) => schemaId === sizes?.id)
  const [size] = sizes ? pickedOptions(sizes, choice) : []
  return size && markEnglish(language, size.name, size.nameVi)
}

/** Moves the focus to the first input of the section with this id, and scrolls the section into view. */
function showSection(form: HTMLFormElement, id: string) {
  const section = form.querySelector(`#${CSS.escape(id)}`)
  const input = section?.querySelector<HTMLInputElement>('input:enabled')
  input?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'center' })
}

function DialogPicture({
  dish,
  schemas,
  flavours,
  choices,
  isPicked,
}: Pick<CustomizationDialogProps, 'dish' | 'schemas' | 'flavours'> & {
  choices: readonly Choice[]
  /** False until the guest has chosen the first half. */
  isPicked: boolean
}) {
  const language = useLanguage()
  const texts = useTexts(customizationTexts)
  const halves = chosenHalves({ schemas, flavours }, choices)
  if (!halves) {
    return (
      <DishPicture
        src={dish.image}
        placeholder={dish.imagePlaceholder}
        width={1200}
        // On a phone with three device pixels per CSS pixel, a picture 1200 px wide looks no better than one of 800 px, but takes
        // twice the bytes. So a smaller size is requested there.
        sizes="(min-width: 48rem) 42rem, (min-resolution: 2.5dppx) 66vw, 100vw"
        alt=""
        priority
      />
    )
  }
  const second = flavours.find(({ id }) => id === halves.second?.id)
  const name = inLanguage(language, dish.name, dish.nameVi)
  const label = !isPicked
    ? texts.chooseTwo
    : second
      ? texts.halves(name, inLanguage(language, second.name, second.nameVi))
      : texts.halfOpen(name)
  return (
    <>
      <HalvesPicture
        first={isPicked ? dish.above : undefined}
        second={second?.above}
        placeholders={[dish.imagePlaceholder, second?.imagePlaceholder]}
        label={label}
      />
      <div className={halvesStyles.beneath} aria-hidden="true">
        <HalfNames halves={[isPicked ? dish : undefined, second]} />
      </div>
    </>
  )
}
