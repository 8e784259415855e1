import { useId, useState } from 'react'
import { Badge } from '../badge.tsx'
import { ChoiceCard, ChoiceGroup } from '../choice-card.tsx'
import { SelectField, TextAreaField, TextField } from '../field.tsx'
import { GalleryPart, GalleryRow } from './gallery-part.tsx'
import { UsersIcon } from '../users-icon.tsx'
import { CashIcon, BankIcon } from '../task-icons.tsx'
import { PriceBreakdown, PriceLines } from '../price-lines.tsx'
import { Price } from '../price.tsx'
import { Stepper } from '../stepper.tsx'
import { SearchField } from '../search-field.tsx'

const grid = {
  display: 'grid',
  gap: '1.25rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
}

function Fields() {
  return (
    <GalleryPart title="Field">
      <div style={grid}>
        <TextField label="Họ và tên" autoComplete="name" placeholder="Nguyễn Thị Mai" />
        <TextField
          label="Số điện thoại"
          type="tel"
          defaultValue="09"
          error="Số điện thoại chưa đúng, ví dụ 0912 345 678."
        />
        <TextField label="Email" note="không bắt buộc" type="email" hint="Để bếp gửi lại chi tiết đơn." />
        <TextField label="Ngày" type="date" defaultValue="2030-06-01" />
        <SearchField label="Tìm món" placeholder="Tìm gà nướng, hải sản…" />
        <TextField label="Địa chỉ" disabled defaultValue="Nhận tại bếp" />
        <TextAreaField label="Ghi chú cho bếp" note="không bắt buộc" placeholder="Ít cay, cắt tám miếng…" />
        <TextAreaField
          label="Lời nhắn"
          defaultValue="Bàn ngoài sân"
          hint="Bếp đọc trước khi gọi lại."
          error="Vui lòng viết ít nhất mười chữ."
        />
        <TextAreaField label="Ghi chú giao hàng" disabled defaultValue="Nhận tại bếp" />
      </div>
    </GalleryPart>
  )
}

function Selects() {
  const guests = [1, 2, 3, 4, 5, 6].map((count) => (
    <option key={count} value={count}>
      {count} khách
    </option>
  ))
  return (
    <GalleryPart title="Select">
      <div style={grid}>
        <SelectField label="Số khách" icon={<UsersIcon />} defaultValue="4">
          {guests}
        </SelectField>
        <SelectField label="Giờ đến" defaultValue="" error="Vui lòng chọn giờ đến.">
          <option value="">Chọn giờ</option>
          <option>18:00</option>
        </SelectField>
        <SelectField label="Khu vực" hint="Sân vườn đang kín chỗ." disabled defaultValue="Trong nhà">
          <option>Trong nhà</option>
        </SelectField>
      </div>
    </GalleryPart>
  )
}

function Choices() {
  const id = useId()
  const [size, setSize] = useState('16cm')
  return (
    <GalleryPart title="Choice">
      <div style={{ ...grid, gap: '2rem' }}>
        <ChoiceGroup
          type="radio"
          legend="Cỡ bánh"
          aside={<Badge tone="warning">Bắt buộc</Badge>}
          required
          pairs="always"
        >
          {['16cm', '18cm'].map((name) => (
            <ChoiceCard
              key={name}
              type="radio"
              name={`${id}-size`}
              label={name}
              price={name === '18cm' ? '+40.000đ' : undefined}
              checked={size === name}
              onChange={() => setSize(name)}
            />
          ))}
        </ChoiceGroup>
        <ChoiceGroup
          type="checkbox"
          legend="Thêm topping"
          aside={<Badge>2/3</Badge>}
          hint="Chọn ít nhất 1, nhiều nhất 3 loại."
          error="Vui lòng chọn ít nhất 1 topping"
        >
          <ChoiceCard type="checkbox" label="Phô mai mozzarella" price="+25.000đ" defaultChecked />
          <ChoiceCard
            type="checkbox"
            label="Xúc xích pepperoni"
            description="Cắt lát, hơi cay"
            price="+30.000đ"
          />
          <ChoiceCard type="checkbox" label="Nấm truffle" price="Hết" disabled />
        </ChoiceGroup>
        <ChoiceGroup type="radio" legend="Thanh toán">
          <ChoiceCard
            type="radio"
            name={`${id}-pay`}
            picture={<CashIcon />}
            label="Tiền mặt"
            description="Trả khi nhận món"
            defaultChecked
          />
          <ChoiceCard
            type="radio"
            name={`${id}-pay`}
            picture={<BankIcon />}
            label="Chuyển khoản"
            description="Quét mã sau khi đặt"
          />
        </ChoiceGroup>
      </div>
    </GalleryPart>
  )
}

const stepperLabels = { decreaseLabel: 'Bớt một', increaseLabel: 'Thêm một' }

function Money() {
  const [quantity, setQuantity] = useState(2)
  const bill = [
    { label: 'Margherita 18cm', amount: 198000 },
    { label: 'Nửa Hải Sản Nhiệt Đới', amount: 30000 },
    { label: 'Thêm mozzarella', amount: 25000 },
  ]
  return (
    <>
      <GalleryPart title="Stepper">
        <GalleryRow>
          <Stepper label="Số lượng Margherita" value={quantity} onChange={setQuantity} {...stepperLabels} />
          <Stepper label="Ít nhất" value={1} onChange={() => {}} {...stepperLabels} />
          <Stepper label="Nhiều nhất" value={99} onChange={() => {}} {...stepperLabels} />
          <Stepper label="Đang gửi" value={2} onChange={() => {}} disabled {...stepperLabels} />
        </GalleryRow>
      </GalleryPart>
      <GalleryPart title="Price">
        <GalleryRow>
          <Price amount={253000 * quantity} size="large" animated />
          <Price amount={158000} />
          <Price amount={25000} size="small" />
        </GalleryRow>
        <div style={{ ...grid, maxWidth: '48rem' }}>
          <PriceBreakdown label="Xem cách tính" lines={bill} />
          <PriceLines
            lines={[
              { label: 'Tạm tính', amount: 506000 },
              { label: 'VAT 8%', amount: 40480 },
              { label: 'Giao hàng', amount: 'tự gọi xe' },
              { label: 'Tổng cộng', amount: 546480, strong: true },
            ]}
          />
        </div>
      </GalleryPart>
    </>
  )
}

/** The part of the gallery with the components in which users type, choose or count. */
export function GalleryForms() {
  return (
    <>
      <Fields />
      <Selects />
      <Choices />
      <Money />
    </>
  )
}
