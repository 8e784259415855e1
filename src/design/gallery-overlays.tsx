import { useState } from 'react'
import { Button, ButtonLink } from './button.tsx'
import { ChoiceCard, ChoiceGroup } from './choice-card.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { TextField } from './field.tsx'
import { GalleryPart, GalleryRow } from './gallery-part.tsx'
import { HalvesPicture } from './halves-picture.tsx'
import { HoverPopover } from './hover-popover.tsx'
import { Price, PriceBreakdown } from './price.tsx'
import { showToast } from './toast-store.ts'

type Shown = 'customise' | 'confirm' | 'cart' | 'menu' | undefined

function CustomiseDialog({
  open,
  onClose,
  pictures,
}: {
  open: boolean
  onClose: () => void
  pictures: readonly string[]
}) {
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
            onClick={() =>
              showToast({ title: 'Đã thêm vào giỏ', description: 'Hải Sản Nhiệt Đới 18cm', tone: 'success' })
            }
          >
            Thêm vào giỏ
          </Button>
        </>
      }
    >
      <div style={{ display: 'grid', gap: '1.75rem' }}>
        <ChoiceGroup type="radio" legend="Cỡ bánh" required columns>
          <ChoiceCard type="radio" name="dialog-size" label="16cm" defaultChecked />
          <ChoiceCard type="radio" name="dialog-size" label="18cm" price="+40.000đ" />
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

function Toasts() {
  return (
    <GalleryRow>
      <Button
        look="secondary"
        onClick={() =>
          showToast({
            title: 'Đặt bàn thành công!',
            description: 'Bếp sẽ gọi xác nhận ngay.',
            tone: 'success',
          })
        }
      >
        Báo thành công
      </Button>
      <Button
        look="secondary"
        onClick={() =>
          showToast({ title: 'Đặt món thất bại', description: 'Vui lòng thử lại sau.', tone: 'error' })
        }
      >
        Báo lỗi
      </Button>
      <Button
        look="secondary"
        onClick={() =>
          showToast({ title: 'Đã bỏ Margherita', action: { label: 'Hoàn tác', onSelect: () => {} } })
        }
      >
        Báo kèm hành động
      </Button>
      <HoverPopover
        label="Đánh giá của chị Lan"
        content="Đế bánh mỏng mà dai, viền phồng cháy cạnh đúng kiểu lò củi. Cả nhà ăn xong còn gọi thêm một chiếc mang về."
      >
        <p style={{ padding: '0.75rem 1rem' }}>“Đế bánh mỏng mà dai, viền phồng cháy cạnh…”</p>
      </HoverPopover>
    </GalleryRow>
  )
}

/** Everything that lies over the page. `pictures` are two dishes for the half-and-half example. */
export function GalleryOverlays({ pictures }: { pictures: readonly string[] }) {
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  return (
    <GalleryPart title="Hộp thoại, ngăn kéo, thông báo, chú giải">
      <GalleryRow>
        <Button onClick={() => setShown('customise')}>Tuỳ chọn món</Button>
        <Button look="secondary" onClick={() => setShown('confirm')}>
          Hỏi lại
        </Button>
        <Button look="secondary" onClick={() => setShown('cart')}>
          Giỏ hàng
        </Button>
        <Button look="secondary" onClick={() => setShown('menu')}>
          Trình đơn
        </Button>
      </GalleryRow>
      <Toasts />
      <CustomiseDialog open={shown === 'customise'} onClose={close} pictures={pictures} />
      <Dialog
        open={shown === 'confirm'}
        onClose={close}
        size="small"
        title="Bỏ hết giỏ hàng?"
        closeLabel="Đóng"
        footer={
          <GalleryRow>
            <Button look="danger" onClick={close}>
              Bỏ hết
            </Button>
            <Button look="ghost" onClick={close}>
              Giữ lại
            </Button>
          </GalleryRow>
        }
      >
        <p>Ba món đang chờ trong giỏ sẽ mất.</p>
      </Dialog>
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
