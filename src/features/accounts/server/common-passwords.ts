/**
 * The commonest passwords of six or more characters, in lower case: those at the top of every list of common passwords, those
 * common in Vietnam, and those that one thinks of in a restaurant. We made this list ourselves; it has at most 1,000 entries and is
 * never sent to the browser.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  !@#$%^ !@#$%^&* !qaz2wsx 000000 0000000 00000000 000000000 0000000000 010203 01020304 0102030405 0123456 01234567
  012345678 0123456789 101010 102030 10203040 1020304050 111111 1111111 11111111 111111111 1111111111 111222 111222333
  112233 11223344 1122334455 112233445566 121212 12121212 123123 123123123 123123123a 1231234 12312345 123123a 123321
  123321123 123321a 12341234 1234512345 123456 123456! 123456123 123456123456 123456654321 1234567 12345678 123456789
  123456789! 1234567890 12345678910 123456789a 123456789abc 12345678@ 123456@ 123456a 123456abc 123456qwe 12345a
  12345abc 12345qwe 12345qwert 1234abcd 1234qwer 123654 123789 123789456 123@123 123@123a 123@abc 123abc 123abcd
  123asd 123qaz 123qwe 123qweasd 123qweasdzxc 123zxc 124578 131313 134679 135246 135789 135790 1357924680 141414
  142536 145236 147147 147258 147258369 147852369 151515 159159 159357 159753 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2 201201 202020 222222 2222222 22222222 222333 223344
  22334455 234567 2345678 23456789 258258 321123 321321 321321321 321654 321654987 333333 3333333 33333333 3456789
  369258 4321000 444444 4444444 44444444 456123 456321 456456 456654 456789 456852 5201314 520520 521521 555555
  5555555 55555555 555666 556677 654123 654321 6543210 656656 666666 6666666 66666666 666777 667788 686868 68686868
  696969 741852 741852963 753159 753951 7654321 777777 7777777 77777777 777888 778899 789123 789456 789456123
  7894561230 789654 789789 789987 797979 79797979 852852 852963 868686 86868686 8765432 87654321 888666 888888 8888888
  88888888 888888888 8888888888 888999 911911 951753 963852741 963963 987123 987456 987456321 987654 9876543 98765432
  987654321 9876543210 987987 987987987 999666 999999 9999999 99999999 999999999 9999999999 a000000 a111111 a123123
  a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 a1b2c3d4e5 a@123456 aa123456 aa12345678 aa123456789 aa@123456
  aaaaaa aaaaaaa aaaaaaaa abc123 abc123! abc1234 abc12345 abc123456 abc123abc abc321 abc@123 abc@1234 abc@12345 abcabc
  abcd1234 abcd12345 abcd@1234 abcde12345 abcdef abcdefg abcdefgh abcdefghi access access14 admin1 admin12 admin123
  admin123! admin1234 admin12345 admin123456 admin2020 admin2021 admin2022 admin2023 admin2024 admin2025 admin2026
  admin888 admin999 admin@123 admin@1234 admin@123456 admin@admin adminadmin administrator android angel1 angel123
  anhnhoem anhthuongem anhvaem anhyeuem anhyeuem1 anhyeuem123 anhyeuemnhieu apple123 arsenal arsenal1 asd123 asd123456
  asdasd asdf1234 asdf12345 asdfasdf asdfgh asdfgh123 asdfghj asdfghjk asdfghjkl asdzxc ashley ashley1 baby123 babyboy
  babygirl babygirl1 banana banana1 banhmi banhmi123 banthan barcelona baseball basketball batman batman1 bbbbbb
  beautiful beauty bep123 bep12345 beplua beplua1 beplua123 beplua1234 beplua123456 bestfriend black1 blue123 bome123
  bomeoi bongda bongda123 buon123 buster butter butterfly cafe123 cantho cantho123 caphe123 cashier cashier1
  cashier123 changeme changeme1 changeme123 charlie charlie1 chelsea chelsea1 cherry chocolate chocolate1 chomeo
  chongyeu chongyeu1 chuquan chuquan123 cogang cogang123 computer computer1 computer123 concho123 congai congchua
  conheo conheo123 contrai conyeu conyeu123 conyeume cookie cookie1 cookies counter1 cristiano d123456 danang danang1
  danang123 daniel darling daubep daubep123 dddddd default default1 defaultpassword demo123 demo1234 demo12345
  demodemo diamond diamond1 doraemon dragon dragon1 dragon123 dragonball duc12345 dung123 dung1234 eagle1 emnhoanh
  emyeuanh emyeuanh1 emyeuanh123 example example123 facebook facebook1 facebook123 faith123 family family1 family123
  father ffffff flower flower1 flowers football football1 footballer forever fortnite fpt12345 fpt123456 freedom
  freedom1 friend friends friends1 gamer123 gaming gaucon gautruc gautruc123 george giadinh giadinh123 giadinhtoi
  god123 godisgood google google1 google123 green1 green123 guest123 guest1234 hacker hacker123 haiphong haiphong1
  haiphong123 hanh123 hanhphuc hanhphuc1 hanhphuc123 hanoi1 hanoi123 hanoi1234 happy1 happy123 hello1 hello12 hello123
  hello1234 hello12345 hello@123 hellohello helloworld heocon heocon123 hieu123 hoa12345 hoabinh hoabinh123 hoang123
  hoanganh hoanganh1 hoanganh123 honda123 honey123 hung123 hung1234 hunter hunter1 hunter2 huong123 huyen123
  ilovepizza iloveu iloveyou iloveyou! iloveyou1 iloveyou123 iloveyou2 internet internet1 iphone ironman jennifer
  jessica jessica1 jesus1 jesus123 jesuschrist jordan joshua junior junior1 khanh123 khongbiet khongco khongnho killer
  killer1 killer123 kitchen kitchen1 kitchen123 kitty123 kkkkkk lan12345 lananh lananh123 letmein letmein1 letmein123
  levan123 linh123 linh1234 liverpool liverpool1 lkjhgf lkjhgfdsa loc68686868 locphat locphat68 login123 loginlogin
  long123 long1234 love123 love1234 love12345 lovelove lovely lovely1 lover123 loveyou loveyou1 lucky1 lucky123 lucky7
  m123456 maimai1 maimai123 maiyeuanh maiyeuem manager manager1 manager123 manchester manutd master master1 master123
  masterkey matkhau matkhau1 matkhau12 matkhau123 matkhau1234 matkhau123456 matkhau@123 matkhaumoi matrix1 matthew
  mayman mayman123 meocon meocon123 messi10 meyeucon michael michael1 mickey microsoft minecraft minh123 minh1234
  minhanh minhanh1 minhanh123 minhhoang minhthu minhtuan mnbvcxz money1 money123 monkey monkey1 monkey12 monkey123
  mother mtp123 music123 mustang mylove mylove1 mypassword nam123 nam12345 namdinh naruto naruto1 nevermind newpass
  newpassword nghean ngocanh ngocanh1 ngocanh123 ngoclan ngoctrinh ngoisao nguoiyeu nguyen nguyen1 nguyen123 nguyenvan
  nguyenvana nhabep nhabep123 nhahang nhahang1 nhahang123 nhanvien nhanvien1 nhanvien123 nhanvien@123 nhatrang
  nhatrang1 ninja1 ninja123 nnnnnn nokia123 nopassword office123 oldpassword onepiece oooooo orange p@ssw0rd p@ssw0rd1
  p@ssw0rd123 p@ssword p@ssword1 p@ssword123 pass123 pass1234 pass12345 pass@123 pass@word1 passme passpass passw0rd
  passw0rd1 passwd password password! password01 password1 password12 password123 password1234 password12345 password2
  password@1 password@123 peace123 pepper phamvan phatloc phatloc68 phattai phattai68 phoenix phuong phuong123
  phuonganh pikachu pizza1 pizza12 pizza123 pizza1234 pizza12345 pizza123456 pizza@123 pizzahut pizzapizza pizzeria
  poiuyt poiuytrewq pokemon pokemon1 pretty princess princess1 q123456 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz123
  qazwsx qazwsx123 qazwsxedc qqqqqq quan123 quanan quanan123 quancafe quang123 quanly quanly1 quanly123 quanly@123
  quantri quantri123 quenmatkhau qwaszx qwe123 qwe12345 qwe123456 qweasd qweasdzxc qwer1234 qwer12345 qwert123 qwerty
  qwerty! qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuiop rainbow
  realmadrid restaurant restaurant1 restaurant123 richard robert roblox ronaldo ronaldo7 root123 root1234 rootpass
  rootroot s123456 saigon saigon1 saigon123 saigon1234 samantha samsung samsung1 samsung123 secret secret1 secret123
  shadow shadow1 shadow123 snoopy soccer soccer1 sontung sontungmtp spiderman spring ssssss staff1 staff12 staff123
  staff1234 staff12345 staff123456 staff@123 staffstaff starwars starwars1 strawberry success success1 summer summer1
  summer123 summer2025 summer2026 sunflower sunshine sunshine1 superadmin superman superman1 sweetheart sweetie sweety
  tablet tablet123 tailoc tailoc123 taoyeumay temp123 temp1234 temporary test12 test123 test1234 test12345 test123456
  test@123 tester testing testing1 testing123 testtest thang123 thanh123 thanhcong thanhcong1 thanhcong123 thanhhoa
  thao123 thoconnho thomas thuhuong thunder thungan thungan1 thungan123 thuy123 thuyduong thuylinh tienbac tiger1
  tiger123 tinhyeu tinhyeu123 tinhyeumau topsecret trang123 tranvan trustno1 tuan123 tuan1234 tuananh tuananh1
  tuananh123 unknown user12 user123 user1234 user12345 user123456 username useruser vietnam vietnam1 vietnam12
  vietnam123 vietnam1234 vietnam1975 vietnam2024 vietnam2025 vietnam2026 vietnam@123 vietnamvodich viettel viettel1
  viettel123 vnpt1234 vochong vochongminh voyeu123 voyeuoi vuivui vungtau vungtau1 vungtau123 vvvvvv w123456 welcome
  welcome1 welcome12 welcome123 welcome1234 welcome@123 whatever wifi123 wifi1234 wifi12345 william winner winner1
  winter winter1 xxxxxx xxxxxxxx yamaha yamaha123 yeuanh yeuanh123 yeubome yeuem1 yeuem123 yeuemmaimai yeuemnhieu
  yeumaimai yeunhau z123456 zalo123 zalo1234 zaq12wsx zaq1xsw2 zaq1zaq1 zing123 zxc123 zxc123456 zxcasdqwe zxcv123
  zxcv1234 zxcvbn zxcvbnm zxcvbnm123 zxczxc zzzzzz zzzzzzzz
  `
    .trim()
    .split(/\s+/),
)
