import { useId, useRef, useState } from 'react'

import { Button } from '#src/design/button.tsx'
import { Chip } from '#src/design/chip.tsx'
import { classNames } from '#src/design/class-names.ts'
import drawer from '#src/design/drawer.module.css'
import { IconButton } from '#src/design/icon-button.tsx'
import { CloseIcon } from '#src/design/icons.tsx'
import { useModal } from '#src/design/use-modal.ts'
import { deviceTime } from '#src/web/clock.ts'
import { useTexts } from '#src/web/language.tsx'
import { undoDraftTime } from '#src/web/office/undo-time.ts'
import { showUndoToast } from '#src/web/office/undo-toast.tsx'
import { storedUser } from '#src/features/accounts/ui/office/stored-session.ts'
import { CurrentCart } from '#src/features/cart/ui/site/stored-cart.ts'
import { itemCount } from '#src/features/cart/rules/cart-totals.ts'
import { useCartLines } from '#src/features/cart/ui/site/cart-store.ts'
import { hasTable } from '../../rules/table-order.ts'
import { phoneOrderingTexts, phoneOrderTexts } from '../../texts/phone-order-texts.ts'
import { CurrentOrderingTexts } from '../site/current-ordering-texts.ts'
import { PhoneMenu } from './phone-menu.tsx'
import {
  beginTableOrder,
  discardDraft,
  isDraftEmpty,
  type StaffDraft,
  tableOrder,
} from './phone-order-draft.ts'
import { PhoneOrderEntry, PhoneOrderFooter } from './phone-order-entry.tsx'
import { PhoneOrderPlaced } from './phone-order-placed.tsx'
import styles from './phone-order.module.css'
import { usePhoneOrder } from './use-phone-order.ts'

interface PhoneOrderDialogProps {
  readonly draft: StaffDraft
  readonly open: boolean
  onClose(): void
  /** Opens the dialog of the order with this id. */
  onShow(id: string): void
}

/**
 * A dialog that fills the screen: the menu on one side, the order on the other. A small screen shows only one side at a time. If
 * the dialog is closed, the order is kept.
 */
export function PhoneOrderDialog(props: PhoneOrderDialogProps) {
  return (
    <CurrentCart value={props.draft.cart}>
      <CurrentOrderingTexts value={phoneOrderingTexts}>
        <OrderDialog {...props} />
      </CurrentOrderingTexts>
    </CurrentCart>
  )
}

/** Which side of the dialog a small screen shows. */
type Panel = 'menu' | 'order'

function OrderDialog({ draft, open, onClose, onShow }: PhoneOrderDialogProps) {
  const texts = useTexts(phoneOrderTexts)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const lines = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<Panel>('menu')
  const { quote, checkout } = usePhoneOrder(draft, {
    open,
    onPlaced: () => setPanel('menu'),
    onCartRejected: () => lines.current?.focus(),
  })
  const { status } = checkout
  const placed = status.state === 'done' ? status.result : undefined

  function close() {
    checkout.leave()
    if (placed) checkout.again()
    onClose()
  }
  const { ref, present, handlers } = useModal({
    open,
    onClose: close,
    dismissible: status.state !== 'sending',
  })

  function enterAnother() {
    checkout.again()
    // The next order is for the guests at the same table.
    if (draft === tableOrder && placed?.tableLabel)
      beginTableOrder(storedUser()?.id ?? '', deviceTime(), placed.tableLabel)
    heading.current?.focus()
  }

  return (
    <dialog
      ref={ref}
      className={classNames(drawer.sheet, styles.dialog)}
      aria-labelledby={`${id}-title`}
      {...handlers}
    >
      {present && (
        <div className={styles.frame}>
          <div className={styles.header}>
            <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className={styles.title}>
              {draft === tableOrder ? texts.atTable(checkout.values.tableLabel) : texts.title}
            </h2>
            {!placed && <Discard draft={draft} isSending={status.state === 'sending'} />}
            <IconButton
              label={texts.close}
              icon={<CloseIcon />}
              disabled={status.state === 'sending'}
              onClick={close}
            />
          </div>
          {placed ? (
            <PhoneOrderPlaced order={placed} onAnother={enterAnother} onShow={() => onShow(placed.id)} />
          ) : (
            <>
              <PanelSwitch panel={panel} onChange={setPanel} />
              <div className={styles.panels} data-panel={panel}>
                <section className={styles.menu} aria-label={texts.dishes}>
                  <PhoneMenu />
                </section>
                <section className={styles.order} aria-label={texts.order}>
                  <div className={styles.entry}>
                    <PhoneOrderEntry
                      quote={quote}
                      checkout={checkout}
                      lines={lines}
                      foldsGuest={draft === tableOrder && hasTable(checkout.values)}
                    />
                  </div>
                  <div className={styles.footer}>
                    <PhoneOrderFooter quote={quote} checkout={checkout} />
                  </div>
                </section>
              </div>
            </>
          )}
        </div>
      )}
    </dialog>
  )
}

function PanelSwitch({ panel, onChange }: { panel: Panel; onChange: (panel: Panel) => void }) {
  const texts = useTexts(phoneOrderTexts)
  const pieces = itemCount(useCartLines())
  return (
    <div role="group" aria-label={texts.panels} className={styles.switch}>
      <Chip pressed={panel === 'menu'} onClick={() => onChange('menu')}>
        {texts.dishes}
      </Chip>
      <Chip pressed={panel === 'order'} onClick={() => onChange('order')}>
        {texts.orderWith(pieces)}
      </Chip>
    </div>
  )
}

/** The button that empties the order, so that staff can start again. A toast offers to undo this. */
function Discard({ draft, isSending }: { draft: StaffDraft; isSending: boolean }) {
  const texts = useTexts(phoneOrderTexts)
  if (isDraftEmpty(draft)) return null

  function discard() {
    const restore = discardDraft(draft)
    showUndoToast((language) => phoneOrderTexts[language].discarded, restore, undoDraftTime)
  }
  return (
    <Button look="ghost" size="small" disabled={isSending} onClick={discard}>
      {texts.discard}
    </Button>
  )
}
