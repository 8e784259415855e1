import { useState } from 'react'
import { Badge } from '../badge.tsx'
import { Button, ButtonLink } from '../button.tsx'
import { Chip, ChipLink, ChipRow } from '../chip.tsx'
import { GalleryPart, GalleryRow } from './gallery-part.tsx'
import { IconButton, IconLink } from '../icon-button.tsx'
import { ArrowRightIcon, BagIcon, MenuIcon, PhoneIcon, PlusIcon } from '../icons.tsx'
import { PinIcon } from '../pin-icon.tsx'
import { ChilliIcon, LeafIcon, TrashIcon } from '../task-icons.tsx'
import { FlameIcon } from '../ticket-icons.tsx'
import { TextLink } from '../link.tsx'
import { PlateDrawing } from '../plate-drawing.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Notice } from '../notice.tsx'
import { Skeleton, SkeletonGroup } from '../skeleton.tsx'
import { Spinner } from '../spinner.tsx'
import { SuccessMark } from '../success-mark.tsx'

function Buttons() {
  const looks = [
    ['primary', 'Đặt món ngay'],
    ['secondary', 'Xem thực đơn'],
    ['ghost', 'Để sau'],
    ['danger', 'Xoá giỏ hàng'],
  ] as const
  return (
    <GalleryPart title="Button">
      {looks.map(([look, label]) => (
        <GalleryRow key={look}>
          <Button look={look}>{label}</Button>
          <Button look={look} disabled>
            {label}
          </Button>
          <Button look={look} pending>
            {label}
          </Button>
        </GalleryRow>
      ))}
      <GalleryRow>
        <Button size="small" icon={<PlusIcon />}>
          Thêm
        </Button>
        <Button size="small" icon={<PlusIcon />} pending>
          Thêm
        </Button>
        <Button size="small" disabled>
          Hết món
        </Button>
        <ButtonLink to="/menu" size="large" trailing={<ArrowRightIcon />}>
          Đặt món
        </ButtonLink>
        <ButtonLink to="tel:0" look="secondary" icon={<PhoneIcon />}>
          Gọi bếp
        </ButtonLink>
      </GalleryRow>
      <Button wide size="large" trailing="288.000đ">
        Thêm vào giỏ
      </Button>
    </GalleryPart>
  )
}

function IconButtons() {
  const [count, setCount] = useState(3)
  return (
    <GalleryPart title="Icon button">
      <GalleryRow>
        <IconButton
          label={`Giỏ hàng, ${count} món`}
          icon={<BagIcon />}
          count={count}
          onClick={() => setCount(count + 1)}
        />
        <IconButton label="Giỏ hàng, 99+ món" icon={<BagIcon />} count={120} />
        <IconButton label="Mở trình đơn" icon={<MenuIcon />} look="outline" />
        <IconButton label="Thêm" icon={<PlusIcon />} look="filled" />
        <IconButton label="Bỏ món" icon={<TrashIcon />} disabled />
        <IconLink to="tel:0" label="Gọi bếp" icon={<PhoneIcon />} look="outline" />
      </GalleryRow>
    </GalleryPart>
  )
}

function Links() {
  return (
    <GalleryPart title="Link">
      <p>
        Bếp mở cửa mỗi ngày, <TextLink to="/about">chuyện nhà Bếp Lửa</TextLink> bắt đầu từ một chiếc lò gạch.
      </p>
      <GalleryRow>
        <TextLink to="/news" look="forward">
          Xem tất cả tin
        </TextLink>
        <TextLink to="/privacy-policy" look="quiet">
          Chính sách riêng tư
        </TextLink>
      </GalleryRow>
    </GalleryPart>
  )
}

function Badges() {
  const icons = {
    accent: <FlameIcon />,
    gold: <PinIcon />,
    success: <LeafIcon />,
    warning: undefined,
    danger: <ChilliIcon />,
  }
  const labels = [
    ['accent', 'Bán chạy'],
    ['gold', 'Ghim'],
    ['success', 'Món chay'],
    ['warning', 'Chờ xác nhận'],
    ['danger', 'Rất cay'],
  ] as const
  return (
    <GalleryPart title="Badge">
      <GalleryRow>
        <Badge>Chưa VAT</Badge>
        {labels.map(([tone, label]) => (
          <Badge key={tone} tone={tone} icon={icons[tone]}>
            {label}
          </Badge>
        ))}
      </GalleryRow>
      <GalleryRow>
        <Badge solid>Hết món</Badge>
        {labels.map(([tone, label]) => (
          <Badge key={tone} tone={tone} icon={icons[tone]} solid>
            {label}
          </Badge>
        ))}
      </GalleryRow>
    </GalleryPart>
  )
}

function Chips() {
  return (
    <GalleryPart title="Filter chip">
      <ChipRow role="group" aria-label="Loại món">
        <ChipLink to="?" current>
          Tất cả
        </ChipLink>
        {['Pizza truyền thống', 'Pizza hải sản', 'Pizza thịt', 'Mỳ Ý', 'Khai vị & Salad', 'Đồ uống'].map(
          (name) => (
            <ChipLink key={name} to={`?category=${name}`} current={false}>
              {name}
            </ChipLink>
          ),
        )}
        <Chip pressed>Món chay</Chip>
        <Chip pressed={false}>Không cay</Chip>
      </ChipRow>
    </GalleryPart>
  )
}

function Notices() {
  return (
    <GalleryPart title="Notice">
      <div
        style={{
          display: 'grid',
          gap: '0.75rem',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
        }}
      >
        <Notice title="Tạm ngưng giao hàng">Quý khách tự gọi xe hoặc ghé bếp lấy món.</Notice>
        <Notice tone="success" title="Đã nhận đơn">
          Bếp sẽ gọi lại trong ít phút.
        </Notice>
        <Notice tone="warning" title="Ngoài giờ mở cửa">
          Bếp mở lại lúc 11:00, món của quý khách sẽ vào lượt đầu tiên.
        </Notice>
        <Notice tone="danger" title="Không gửi được đơn">
          Vui lòng thử lại sau giây lát.
        </Notice>
      </div>
    </GalleryPart>
  )
}

function Waiting() {
  return (
    <>
      <GalleryPart title="Spinner">
        <GalleryRow>
          <Spinner size="small" />
          <Spinner label="Đang tải thực đơn" />
          <Spinner size="large" />
        </GalleryRow>
      </GalleryPart>
      <GalleryPart title="Success mark">
        <SuccessMark />
      </GalleryPart>
      <GalleryPart title="Skeleton">
        <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '1rem', maxWidth: '24rem' }}>
          <Skeleton shape="circle" width="3rem" height="3rem" />
          <div>
            <SkeletonGroup label="Đang tải món nổi bật">
              <Skeleton shape="block" height="6rem" />
              <Skeleton width="70%" />
              <Skeleton width="45%" />
            </SkeletonGroup>
          </div>
        </div>
      </GalleryPart>
      <GalleryPart title="Empty state">
        <EmptyState
          as="h3"
          picture={<PlateDrawing label="" />}
          title="Giỏ hàng còn trống"
          description="Lò đang nóng, chọn một chiếc pizza cho buổi tối nay nhé."
          action={<ButtonLink to="/menu">Xem thực đơn</ButtonLink>}
        />
      </GalleryPart>
    </>
  )
}

/** The part of the gallery with the components that users press, such as buttons, or read at a glance, such as badges. */
export function GalleryActions() {
  return (
    <>
      <Buttons />
      <IconButtons />
      <Links />
      <Badges />
      <Chips />
      <Notices />
      <Waiting />
    </>
  )
}
