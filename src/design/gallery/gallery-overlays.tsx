import { useId, useState } from 'react'
import { Button, ButtonLink } from '../button.tsx'
import { ChoiceCard, ChoiceGroup } from '../choice-card.tsx'
import { Dialog } from '../dialog.tsx'
import { Drawer } from '../drawer.tsx'
import { TextField } from '../field.tsx'
import { GalleryPart, GalleryRow } from './gallery-part.tsx'
import { HalvesPicture } from '../halves-picture.tsx'
import { HoverPopover } from '../hover-popover.tsx'
import { PriceBreakdown } from '../price-lines.tsx'
import { Price } from '../price.tsx'
import { showToast, type ToastContent } from '../toast-store.ts'

type Shown = 'customise' | 'confirm' | 'sending' | 'cart' | 'menu' | undefined

function CustomiseDialog({
  open,
  onClose,
  pictures,
}: {
  open: boolean
  onClose: () => void
  pictures: readonly string[]
}) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      closeLabel="Đóng"
      title="Hải Sản Nhiệt Đới"
      description="Tôm, mực, vẹm xanh, sốt cà chua nhà làm và mozzarella kéo sợi."
      media={
        <HalvesPicture first={pictures[0] ?? null} second={pictures[1]} label="Nửa hải sản, nửa pepperoni" />
      }
      footer={
        <>
          <PriceBreakdown
            label="Xem cách tính"
            lines={[
              { label: 'Hải Sản Nhiệt Đới 18cm', amount: 278000 },
              { label: 'Thêm mozzarella', amount: 25000 },
            ]}
          />
          <Button
            wide
            size="large"
            trailing="303.000đ"
            onClick={() => {
              onClose()
              showToast({ title: 'Đã thêm vào giỏ', description: 'Hải Sản Nhiệt Đới 18cm', tone: 'success' })
            }}
          >
            Thêm vào giỏ
          </Button>
        </>
      }
    >
      <div style={{ display: 'grid', gap: '1.75rem' }}>
        <ChoiceGroup type="radio" legend="Cỡ bánh" required pairs="always">
          <ChoiceCard type="radio" name={id} label="16cm" defaultChecked />
          <ChoiceCard type="radio" name={id} label="18cm" price="+40.000đ" />
        </ChoiceGroup>
        <ChoiceGroup type="checkbox" legend="Thêm topping" hint="Nhiều nhất 3 loại.">
          {['Phô mai mozzarella', 'Xúc xích pepperoni', 'Tôm sú', 'Nấm rơm', 'Ớt chuông'].map((topping) => (
            <ChoiceCard key={topping} type="checkbox" label={topping} price="+25.000đ" />
          ))}
        </ChoiceGroup>
      </div>
    </Dialog>
  )
}

function Dialogs({ pictures }: { pictures: readonly string[] }) {
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  const sending = shown === 'sending'
  return (
    <GalleryPart title="Dialog">
      <GalleryRow>
        <Button onClick={() => setShown('customise')}>Tuỳ chọn món</Button>
        <Button look="secondary" onClick={() => setShown('confirm')}>
          Hỏi lại
        </Button>
      </GalleryRow>
      <CustomiseDialog open={shown === 'customise'} onClose={close} pictures={pictures} />
      <Dialog
        open={shown === 'confirm' || sending}
        onClose={close}
        size="small"
        title="Bỏ hết giỏ hàng?"
        closeLabel="Đóng"
        dismissible={!sending}
        footer={
          <GalleryRow>
            <Button look="danger" pending={sending} onClick={() => setShown('sending')}>
              Bỏ hết
            </Button>
            <Button look="ghost" disabled={sending} onClick={close}>
              Giữ lại
            </Button>
          </GalleryRow>
        }
      >
        <p>Ba món đang chờ trong giỏ sẽ mất.</p>
      </Dialog>
    </GalleryPart>
  )
}

function Drawers() {
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  return (
    <GalleryPart title="Drawer">
      <GalleryRow>
        <Button look="secondary" onClick={() => setShown('cart')}>
          Giỏ hàng
        </Button>
        <Button look="secondary" onClick={() => setShown('menu')}>
          Trình đơn
        </Button>
      </GalleryRow>
      <Drawer
        open={shown === 'cart'}
        onClose={close}
        title="Giỏ hàng"
        closeLabel="Đóng giỏ hàng"
        footer={
          <Button wide size="large" trailing={<Price amount={546480} size="small" />}>
            Thanh toán
          </Button>
        }
      >
        <TextField label="Mã giảm giá" note="không bắt buộc" />
      </Drawer>
      <Drawer
        open={shown === 'menu'}
        onClose={close}
        title="Trình đơn"
        closeLabel="Đóng"
        side="start"
        tone="night"
      >
        <ButtonLink to="/menu" wide onClick={close}>
          Thực đơn
        </ButtonLink>
      </Drawer>
    </GalleryPart>
  )
}

/** These toasts stay until they are dismissed, so that there is time to look at them. */
const toasts = [
  [
    'Báo thành công',
    { title: 'Đặt bàn thành công!', description: 'Bếp sẽ gọi xác nhận ngay.', tone: 'success' },
  ],
  ['Báo lỗi', { title: 'Đặt món thất bại', description: 'Vui lòng thử lại sau.', tone: 'error' }],
  ['Báo kèm hành động', { title: 'Đã bỏ Margherita', action: { label: 'Hoàn tác', onSelect: () => {} } }],
] satisfies [string, ToastContent][]

function Toasts() {
  return (
    <GalleryPart title="Toast">
      <GalleryRow>
        {toasts.map(([label, content]) => (
          <Button key={label} look="secondary" onClick={() => showToast({ ...content, duration: Infinity })}>
            {label}
          </Button>
        ))}
      </GalleryRow>
    </GalleryPart>
  )
}

function Popovers() {
  return (
    <GalleryPart title="Tooltip and popover">
      <div style={{ width: 'fit-content' }}>
        <HoverPopover
          label="Đánh giá của chị Lan"
          content="Đế bánh mỏng mà dai, viền phồng cháy cạnh đúng kiểu lò củi. Cả nhà ăn xong còn gọi thêm một chiếc mang về."
        >
          <p style={{ padding: '0.75rem 1rem' }}>“Đế bánh mỏng mà dai, viền phồng cháy cạnh…”</p>
        </HoverPopover>
      </div>
    </GalleryPart>
  )
}

/**
 * The part of the gallery with the components that cover the page. `pictures` are the pictures of two dishes, for the example of a
 * half-and-half pizza.
 */
export function GalleryOverlays({ pictures }: { pictures: readonly string[] }) {
  return (
    <>
      <Dialogs pictures={pictures} />
      <Drawers />
      <Toasts />
      <Popovers />
    </>
  )
}
