## Andromeda's Edge: what the rules say
game-name = Край Андромеди
option-length = Тривалість
option-length-choice = { $choice ->
    [short] Коротка: 50 ПО
    [long] Довга: 70 ПО
   *[medium] Середня: 60 ПО
}
option-events = Колода подій
option-events-choice = { $choice ->
    [cosmic_twilight] Космічні сутінки
   *[galactic_aurora] Галактичний світанок
}
option-raiders_s = Рейдери S-класу
option-raiders_s-choice = { $choice ->
    [vorticon_attackers] Вортиконські нападники
    [null_locusts] Нуль-сарана
   *[random] Випадково
}
option-raiders_a = Рейдери A-класу
option-raiders_a-choice = { $choice ->
    [saucer_abductor] Тарілковий Викрадач
    [corsair_flotilla] Флотилія корсарів
   *[random] Випадково
}
option-raiders_b = Рейдери B-класу
option-raiders_b-choice = { $choice ->
    [plasma_leech] Плазмова п’явка
    [iron_hulk] Залізна громадина
   *[random] Випадково
}
option-raiders_c = Рейдери C-класу
option-raiders_c-choice = { $choice ->
    [mechaphage] Мекофаг
    [void_leviathan] Левіафан порожнечі
   *[random] Випадково
}
option-raiders_d = Рейдери D-класу
option-raiders_d-choice = { $choice ->
    [dread_armada] Армада жаху
    [singularity_engine] Двигун сингулярності
   *[random] Випадково
}
option-special = Особливі регіони
option-special-choice = { $choice ->
    [quasars] Квазари
    [vortices] Вихори
   *[none] Немає
}
option-destiny = Картки долі
option-destiny-choice = { $choice ->
    [yes] Так
   *[no] Ні
}
option-teams = Команди, 2 проти 2
option-teams-choice = { $choice ->
    [yes] Так
   *[no] Ні
}
option-turn_limit = Ліміт ходів
option-turn_limit-choice = { $choice ->
    [none] Немає
   *[other] Усього ходів: { $choice }
}
refused-teams = Для команд потрібно 4 гравці; за цим столом { $seats }.
barred-bay = На початку ходу ваш пусковий відсік був порожній: поверніться на станцію.
barred-quasar = Жоден корабель не може увійти до квазара.
barred-nebula = До туманності може увійти лише корабель із гіпердвигуном.
barred-own-ship = Оберіть регіон без вашого корабля.
barred-range = Поза досяжністю ваших кораблів на мапі: оберіть ближчий регіон або інший корабель.
barred-occupied = Перший запуск — до незайнятого регіону, якщо корабель не має атаки.
barred-no-ship = У вашому пусковому відсіку немає такого корабля.
barred-empty = Там немає тайла.
barred-base = { $needs ->
    [resources] База «{ $base }» зараз недоступна: її дія коштує { $cost }.
    [modules] База «{ $base }» зараз недоступна: ви не можете оплатити жодного її модуля.
   *[development] База «{ $base }» зараз недоступна: ви не можете збудувати жодного аванпосту.
}
barred-only-by-jump = Це поза досяжністю: корабель дістанеться туди лише стрибком.
barred-too-far = Це поза досяжністю корабля.
barred-no-jump-drive = Цей корабель не вміє стрибати.
barred-no-energy-to-jump = Стрибок потребує енергії, а у вас її немає.
barred-no-need-to-jump = Корабель дістанеться туди й без стрибка.
barred-no-ship-there = У вас немає там такого корабля.
barred-only-into-active = Цей ефект рухає кораблі лише до активного регіону.
barred-no-carrying = Цей ефект рухає лише сам корабель.
barred-not-your-turn = Зараз не ваш хід.
barred-before-the-start = Партія почнеться, коли всі зроблять вибір.
barred-turn-chosen = За хід ви один раз запускаєте корабель або повертаєтеся, і ви це вже зробили.
barred-launch-or-return-first = Спершу запустіть корабель або поверніться на станцію.
barred-no-return-turn = Модулі активують під час повернення на станцію.
barred-own-turn-only = Це можна робити лише у власний хід.
barred-named-moments = У чужий хід це можна робити лише тоді, коли вас запитують.
barred-during-an-event = Поки розігрують подію, вільних дій немає.
barred-finish-first = Спершу дайте відповідь: { $asked }
barred-not-asked = Зараз запитують про інше: { $asked }
barred-decline = Від цього не можна відмовитися: { $asked }
barred-no-such-thing = У цій грі такого немає.
barred-faction-chosen = Фракції обирають лише перед першим ходом.
barred-destiny-chosen = Картки долі обирають лише перед першим ходом.
barred-not-dealt = Цієї картки вам не роздали.
barred-nothing-to-pay = Зараз нема за що платити.
barred-nothing-to-take = Зараз нічого обирати із запасу.
barred-no-card-to-discard = Зараз не потрібно скидати картки.
barred-no-room-to-make = Без вигоди супутники скидають лише щоб звільнити місце в чужий хід.
barred-no-moon-to-place = Спершу оберіть супутник, який розміщуєте.
barred-no-module-to-place = Зараз жоден модуль не ставлять до ряду.
barred-no-module-to-choose = Модулі купують на Полі Максимуса чи Полі Одеси або беруть ефектом.
barred-no-move = Кораблі рухаються лише під час ескалації або ефектом.
barred-no-attack = Жоден рейдер зараз не нападає.
barred-no-preparation = Кубики за енергію беруть лише під час приготування до бою.
barred-no-dice-to-change = Кубики змінює лише картка після кидка.
barred-no-repair = Зараз ніщо не дає вам ремонтувати.
barred-no-ship-to-build = Кораблі будують на Космоверфі, Корабелом або ефектом.
barred-no-development-to-build = Аванпости будують у Відділі розвитку, Архітектором або ефектом.
barred-no-upgrade-to-place = Корабель поліпшують на відповідному просторі треку індустрії або ефектом.
barred-no-stack-to-look-through = Зараз ви не переглядаєте жетони відкриттів.
barred-no-events-to-look-at = Зараз ви не переглядаєте картки подій.
barred-no-track-to-choose = На треках просуваються завдяки модулям, аванпостам і ефектам.
barred-nothing-to-order = Зараз немає кількох властивостей, які треба впорядкувати.
barred-no-dues = Порядок обирають лише тоді, коли наприкінці вашого ходу збігаються подія і скидання.
barred-no-tactical-operations = Тактичні операції — для тих, хто програв битву.
barred-too-dear = Це коштує { $cost }{ $less ->
    [0] {""}
   *[other] , мінус { $less }
}: вам бракує { $lacking }.
barred-wrong-payment = Так не сплатити { $cost }{ $less ->
    [0] {""}
   *[other] , мінус { $less }
}: кредити замінюють лише титан, лід і нановуглець.
barred-not-so-much = У вас стільки немає.
barred-no-moons-pay = Супутниками платять лише у власний хід і ніколи під час події.
barred-wrong-sum = Оберіть саме стільки: { $what }.
barred-no-such-moon = У вас немає такого нерозміщеного супутника.
barred-without-gain = У чужий хід супутник скидають без вигоди.
barred-room-by-gain = У власний хід звільніть місце: розмістіть супутник або скиньте його заради вигоди.
barred-no-such-slot = Такого слота супутника немає.
barred-no-neighbour = Щоб напівслот прийняв супутник, праворуч має стояти модуль.
barred-not-your-module = Цього модуля немає на вашій станції.
barred-not-into-input = Супутник із ремонтом або без ресурсів не можна класти до слота введення.
barred-module-not-yours = Цього модуля немає на вашій станції.
barred-used = Цей модуль уже активовано під час цього повернення.
barred-damaged = Цей модуль пошкоджено: спершу відремонтуйте його.
barred-input-empty = У слоті введення цього модуля немає супутника.
barred-nothing-comes-of-it = Зараз із цього нічого не вийде.
barred-no-dock = Цей модуль не має дока: його не активує ні корабель, ні енергія.
barred-no-activation-ship = У вас немає корабля на мапі чи ремонтній баржі, щоб його активувати.
barred-no-ship-to-dock = На мапі чи ремонтній баржі там немає такого вашого корабля.
barred-only-by-ship = Цей модуль активує лише корабель.
barred-row-closed = Енергія активує модуль лише після того, як корабель активував модуль того самого ряду.
barred-no-energy = У вас немає енергії.
barred-reactor-idle = Наукові модулі працюють одразу після Головного реактора, доки не активовано модуль іншого ряду.
barred-not-by-reactor = Головний реактор активує лише ваші наукові модулі без дока.
barred-not-among-the-modules = Ефект не може використати цей модуль.
barred-not-in-the-row = Цей модуль не стоїть у вашому ряду індустрії.
barred-module-stands = Цей модуль уже має місце в новому порядку.
barred-just-rearranged = Ви щойно переставили цей ряд.
barred-nothing-to-rearrange = Корабел лишається першим: щоб переставляти ряд, потрібно ще два модулі.
barred-not-displayed = Цього модуля немає у викладці.
barred-other-column = Ця дія дозволяє модулі інших типів.
barred-take-one = Ви маєте взяти щонайменше один модуль.
barred-you-or-your-partner = Модуль отримуєте ви або ваш партнер.
barred-not-in-the-row-there = Такого місця в ряду немає; Корабел лишається першим.
barred-no-transport = У вас немає там транспортного корабля.
barred-no-planet = Аванпости будують на планетах.
barred-developed = На цій планеті вже є аванпост.
barred-cannot-settle = Ваші транспортні кораблі не можуть заселяти.
barred-last-ship = Останній корабель не можна лишити на планеті.
barred-no-piece = Аванпостів цього типу більше немає.
barred-too-few-leaders = Ця планета потребує лідерів: { $needed }; на вашій станції: { $there }.
barred-no-used-card = У вас немає використаної картки аванпосту цього типу.
barred-other-ships = Цей ефект будує кораблі інших типів.
barred-all-built = Усі ваші кораблі цього типу вже збудовано.
barred-not-your-tile = У вас немає такої нерозміщеної плитки поліпшення.
barred-upgraded-already = Цей тип корабля вже поліпшено.
barred-no-wreck = У вас немає такого корабля на звалищі.
barred-no-hit = На щиті цього корабля немає маркера пошкодження.
barred-not-damaged = Цей модуль не пошкоджено.
barred-damaged-already = Оберіть непошкоджений модуль.
barred-no-ship-in-danger = Там немає такого вашого корабля, якому загрожує пошкодження.
barred-no-ship-to-save = Такому вашому кораблю в цій битві вже нічого не загрожує.
barred-not-adjacent = Кораблі відступають до сусіднього регіону.
barred-raider-there = Кораблі відступають до регіону без рейдерів.
barred-no-jump-to-withdraw = Корабель відступає сам і без стрибка.
barred-not-in-the-stack = У цьому стосі немає такого жетона.
barred-at-the-top = Ваш маркер на вершині цього треку.
barred-only-into-battle = Під час ескалації кораблі рухаються до активного регіону.
barred-raiders-bar-jumps = Ці рейдери не дозволяють стрибати під час ескалації.
barred-carries-nothing = Цей корабель не може взяти із собою транспортний.
barred-no-more-dice = Стільки кубиків не може кидати ніхто.
barred-no-energy-for-dice = Картка забороняє вам витрачати енергію на кубики.
barred-too-little-energy = У вас замало енергії на стільки кубиків.
barred-takes-no-part = Ви не берете участі в цій битві.
barred-no-such-side = Оберіть учасника, якого дозволяє картка.
barred-no-such-dice = Таких кубиків там немає.
barred-too-many-dice = Картка змінює менше кубиків.
barred-no-winner = Оберіть одного з двох партнерів, які перемогли.
barred-no-moon-at-operations = На ваших тактичних операціях немає супутника.
barred-no-such-number = Їх менше на вибір.
barred-option-taken = Ви це вже обрали.
barred-option-impossible = Зараз це неможливо виконати.
barred-no-opponent = Оберіть суперника в цій битві.
barred-not-on-top = Цієї картки ви не бачили.
barred-no-attacker = Немає такого рейдера, для якого активний регіон у досяжності.
barred-no-leader-there = У вас немає там лідера.
barred-other-regions = Ефект стосується інших регіонів.
barred-not-among-the-planets = Цієї планети немає серед дозволених ефектом, або її вже обрано.
barred-no-development-card = У вас немає такої картки аванпосту.
barred-development-card-used = Вашу картку аванпосту цього типу вже використано.
barred-no-token = У вас немає такого жетона.
barred-no-ability = Ваша фракція не має такої дії.
barred-ability-used = Ви вже використали цю дію фракції цього ходу.
barred-no-ship-to-gather = Вам потрібен корабель у тому регіоні.
barred-too-few-leaders-there = У вас там немає стількох лідерів.
barred-no-bonus = Там немає бонусних ресурсів.
barred-base-first = Перед дією бази ви можете лише забрати з неї лідерів і бонусні ресурси.
barred-no-partner = Подарунки роблять лише партнерам по команді.
barred-already-given = Цього ходу ви вже подарували щось партнерові.
barred-not-yours-to-give = У вас немає такого, щоб подарувати.
barred-gift-refused = Цього ходу партнер уже відмовився від цього подарунка.
barred-no-action-in-battle = Картки дії не можна грати під час битви.
barred-not-in-hand = Цієї картки немає у вашій руці.
barred-no-such-mode = У такий спосіб цю картку не зіграти.
barred-condition = Картка має умову: { $condition }.
barred-card-does-nothing = Зараз нічого з цієї картки неможливо виконати.
barred-moon-in-vain = Зараз супутник можна розмістити лише тоді, коли його ПО важать до кінця ходу.
barred-no-card-here = Цієї миті картки не грають.
barred-timing-own-turn = Цю картку грають у власний хід, поза подіями.
barred-timing-any-turn = Цю картку грають у власний хід або коли вас запитують у чужий.
barred-timing-on-opponent-launch = Цю картку грають коли суперник запустив корабель.
barred-timing-on-other-takes-moon = Цю картку грають коли інший гравець узяв супутник.
barred-timing-on-event-damage = Цю картку грають коли подія ось-ось щось вам пошкодить.
barred-timing-on-return-activation = Цю картку грають між активаціями під час повернення на станцію.
barred-timing-battle-diplomacy = Цю картку грають на кроці дипломатії під час битви.
barred-timing-battle-prepare = Цю картку грають під час приготування до бою.
barred-timing-battle-after-roll = Цю картку грають після кидка в битві.
barred-timing-battle-result = Цю картку грають після результату битви.
barred-timing-battle-damage = Цю картку грають перед пошкодженням кораблів у битві.
score-vp = Переможні очки
score-tracks = Треки прогресу
score-developments = Аванпости
score-special = Особливі регіони
score-damage = Пошкоджені модулі
score-storage = Бонус сховища
score-endgame = Модулі цивілізації
score-leaders = Лідери
score-destiny = Доля
end-terminus = гравець досяг маркера кінця гри, і всі зробили ще по одному ходу
end-turn-limit = досягнуто ліміту ходів
resource-energy = енергія
amount-energy = { $amount } × енергія
resource-titanium = титан
amount-titanium = { $amount } × титан
resource-ice = лід
amount-ice = { $amount } × лід
resource-nanocarbon = нановуглець
amount-nanocarbon = { $amount } × нановуглець
resource-credit = кредит
amount-credit = { $amount } × кредит
resource-tactics = картка тактики
amount-tactics = { $amount } × картка тактики
ship-transport = транспортний корабель
ship-fighter = винищувач
ship-science_vessel = наукове судно
ship-heavy_cruiser = важкий крейсер
track-science = наука
track-industry = індустрія
track-commerce = торгівля
track-civilization = цивілізація
track-supremacy = панування
development-observatory = обсерваторія
development-factory = завод
development-spaceport = космопорт
development-city = місто
development-obelisk = обеліск
battle-stage = Битва, етап { $step } з 6
phase = { $phase ->
    [setup] Підготовка
    [launch] Запуск
    [return] Повернення
    [battle] Битва
    [after] Вільні дії
    [ending] Кінець ходу
    [event] Подія
   *[main] Хід
}
log-battle-changed = { $player }: кубики { $dice }, прицілювання { $targeting } (зміна)
the-raiders = рейдери
nebula = Туманність { $number }
tile-quasar_1 = Квазар 1
tile-vortex_1 = Вихор 1
tile-quasar_2 = Квазар 2
tile-vortex_2 = Вихор 2
place-bay = пусковий відсік
place-barge = ремонтна баржа
place-wreck = звалище
moon = супутник:{ $energy ->
    [0] {""}
   *[other] {" "}{ $energy } × енергія
}{ $titanium ->
    [0] {""}
   *[other] {" "}{ $titanium } × титан
}{ $ice ->
    [0] {""}
   *[other] {" "}{ $ice } × лід
}{ $nanocarbon ->
    [0] {""}
   *[other] {" "}{ $nanocarbon } × нановуглець
}{ $credit ->
    [0] {""}
   *[other] {" "}{ $credit } × кредит
}{ $tactics ->
    [0] {""}
   *[other] {" "}{ $tactics } × картка тактики
}{ $vp ->
    [0] {""}
   *[other] {" "}{ $vp } × ПО
}{ $any ->
    [0] {""}
   *[other] {" "}{ $any } × будь-який ресурс
}{ $repair ->
    [0] {""}
   *[other] {" "}ремонт
}
slot-tactical = тактичні операції
slot-input = слот введення: { $module }
slot-output = слот виведення: { $module }
slot-half = слот після: { $module }
ask-faction = Оберіть свою фракцію
ask-destiny = Залиште одну картку долі
ask-main = Запустіть корабель або поверніться на станцію
ask-end-turn = Вільні дії або кінець ходу
ask-pause = Вільні дії, перш ніж хід триватиме?
ask-pause-base = Лідери чи бонусні ресурси до дії бази?
ask-pay = Як ви платите?
ask-pay-optional = Чи платите ви, і як?
ask-take = Отримайте будь-які ресурси: { $count }
ask-take-basic = Отримайте титан, лід або нановуглець: { $count }
ask-discard-card = Скиньте картки тактики: { $count }
ask-lose = Втратьте ресурси на вибір: { $count }
ask-give = Віддайте ресурси на вибір: { $count }
ask-ability = Скористатися: { $ability }?
ask-order = Який ефект спрацює першим?
ask-repair = Що ви ремонтуєте?
ask-recover = Який корабель переміщується на ремонтну баржу?
ask-damage-module = Який ваш модуль зазнає пошкодження?
ask-infest = Який ваш модуль отримує жетон мекофага?
ask-damage-ship = Який ваш корабель зазнає пошкодження?
ask-room = Звільніть місце: { $moon }
ask-slot = Куди розмістити: { $moon }?
ask-discard-moon = Скинути супутник за його винагороду, разів: { $times }?
ask-option = Оберіть ефект
ask-opponent = Який суперник має обрати?
ask-discovery = Візьміть жетон відкриттів
ask-draw = Взяти картку тактики? Ваш ліміт: { $limit }
ask-track = На якому треку ви просуваєтеся?
ask-peek = Яка картка події лягає зверху? Інша йде під колоду
ask-build-ship = Який корабель ви будуєте?
ask-upgrade = Яке поліпшення корабля ви розміщуєте?
ask-move = Перемістити корабель?
ask-recall = Повернути корабель у пусковий відсік?
ask-buy = Купіть модулі; уже взято: { $taken }
ask-take-module = Візьміть модуль; уже взято: { $taken }
ask-bestow = На чию станцію йде { $module }?
ask-position = Де в ряду індустрії стане { $module }?
ask-bury = Який модуль іде під свою колоду?
ask-recruit = Вербуйте лідерів: залишилося { $count }
ask-settle = Де ви будуєте аванпост?
ask-ready = Яку картку аванпосту перевернути горілиць?
ask-raider = Який рейдер нападає?
ask-activate = Активуйте модулі або завершіть
ask-dock = Який корабель активує { $module }?
ask-activate-one = Який модуль активується?
ask-repeat = Ефект якого модуля повторюється?
ask-leave = Які кораблі залишаються на мапі?
ask-order-row = Ряд індустрії: який модуль стане на місце { $place }?
ask-escalate = Ескалація: перемістити кораблі в битву?
ask-diplomacy = Дипломатія: зіграти картку?
ask-prepare = Приготування до бою: картки та енергія на кубики
ask-tactical = Тактичні операції
ask-precedence = Хто з партнерів бере жетон панування?
ask-side = Кого це стосується?
ask-set-die = Який ваш кубик стає { $value }?
ask-reroll = Які кубики перекинути?
ask-save = Який ваш корабель урятовано?
ask-withdraw = Куди відступають ваші кораблі?
ask-peace = { $player } пропонує закінчити битву
ask-planets = Отримайте ресурс планети: залишилося { $count }
ask-dues = Що спершу: надлишок чи подія?
ask-gift = { $player } дарує вам: { $gift }
ask-window-launch = Запущено корабель: реагуєте?
ask-window-battle = Зараз почнеться битва: реагуєте?
ask-window-moon = Взято супутник: реагуєте?
ask-window-event-damage = Подія зараз щось вам пошкодить: завадити?
ask-window-turn-end = Хід закінчується: реагуєте?
ask-window-after-roll = Кубики кинуто: зіграти картку?
ask-window-result = Битву вирішено: зіграти картку?
ask-window-damage = Далі пошкодження: зіграти картку?
do-return = Повернутися на станцію
do-end-turn = Закінчити хід
do-finish = Завершити
do-go-on = Далі
do-pass = Пас
do-decline = Відмовитися
do-accept = Погодитися
do-rearrange = Переставити ряд індустрії
do-event-first = Спершу подія
do-excess-first = Спершу скинути надлишок
do-tactical-card = Взяти картку тактики
do-tactical-moon = Отримати показане на супутнику
do-spend-energy = { $dice ->
    [0] Без енергії
   *[other] Енергія на кубики: +{ $dice }
}
do-dice = Кубики: { $dice }
do-launch = Запустити { $ship }: { $region }{ $jump ->
    [0] {""}
   *[other] {" "}(стрибок, 1 енергія)
}
do-move = Перемістити { $ship }: { $start } → { $to }{ $jump ->
    [0] {""}
   *[other] {" "}(стрибок, 1 енергія)
}{ $carry ->
    [0] {""}
   *[other] {" "}з транспортом
}
do-ship = { $ship }, { $place }
do-repair-ship = Відновити { $ship }
do-repair-shield = Відремонтувати щит: { $ship }
do-repair-module = Відремонтувати { $module }
do-build-ship = Збудувати { $ship }
do-upgrade = Розмістити: { $tile }
do-play = Зіграти { $card }{ $mode ->
    [1] {""}
   *[other] {" "}(ефект { $mode })
}
do-discard-card = Скинути { $card }
do-place-moon = Розмістити { $moon }
do-discard-moon = Скинути за винагороду { $moon }
do-drop-moon = Скинути без винагороди { $moon }
do-development = Картка аванпосту: { $development }
do-token = Використати { $token }
do-take-token = Взяти { $token }
do-ability = Скористатися: { $ability }
do-give = Подарувати партнеру: { $gift }
do-activate = Активувати { $module } { $by ->
    [ship] кораблем
    [energy] енергією
   *[other] через Головний реактор
}
do-position = Після модуля { $position }
do-recruit = Завербувати { $count }: { $region }
do-collect = { $part ->
    [0] Забрати бонус: { $region }
   *[other] Забрати { $what }: { $region }
}
do-build = Збудувати: { $region }
do-region = { $region }
do-raider = Рейдер { $rank }-класу: { $region }
do-track = Трек: { $track }
do-side = { $player }
do-top-event = Зверху: { $event }
do-order = { $number }. { $player }: { $ability }
do-option = { $option }. { $what }
log-gained = { $player } отримує { $what }
log-lost = { $player } платить або втрачає { $what }
log-scored = { $player }: { $points } ПО, тепер { $total }
log-drawn = { $player } бере картки тактики: { $count }
log-card-discarded = { $player } скидає { $card }
log-card-played = { $player } грає { $card }
log-end-triggered = { $player } досягає маркера кінця гри: починаються останні ходи
log-moon-taken = { $player } бере { $moon }
log-moon-discarded = { $player } скидає { $gain ->
    [0] без винагороди
   *[other] за винагороду
}: { $moon }
log-moon-placed = { $player } розміщує { $moon } — { $slot }
log-recovered = { $player } переміщує на ремонтну баржу { $ship }
log-shield-repaired = { $player } ремонтує щит: { $ship }
log-module-repaired = { $player } ремонтує { $module }
log-module-damaged = { $player } пошкоджує { $module }
log-shield-hit = { $player }: щит поглинає пошкодження, { $ship }
log-ship-scrapped = { $player } втрачає корабель на звалище: { $ship }
log-advanced = { $player } просувається: { $track }, поділка { $step }
log-discovery-taken = { $player } бере жетон відкриттів
log-supremacy-taken = { $player } бере жетон панування: { $token }
log-event-due = Подія спрацює в кінці ходу: { $player }
log-events-seen = { $player } дивиться наступні картки подій
log-ship-built = { $player } будує { $ship }
log-upgraded = { $player } поліпшує: { $tile }
log-ship-moved = { $player } переміщує { $ship }: { $start } → { $to }
log-recalled = { $player } відкликає { $ship }: { $start }
log-module-taken = { $player } отримує { $module }
log-recruited = { $player } вербує { $count }: { $region }
log-scattered = Лідер гравця { $player } вирушає: { $region }
log-development-built = { $player } будує, { $region }: { $development }
log-development-readied = { $player } перевертає картку аванпосту горілиць: { $development }
log-development-used = { $player } використовує картку аванпосту: { $development }
log-token-used = { $player } використовує { $token }
log-bonus-collected = { $player } забирає бонус: { $region }
log-rearranged = { $player } переставляє ряд індустрії
log-given = { $player } дарує гравцю { $other } { $kind ->
    [card] картку тактики
    [moon] супутник
    [discovery] жетон відкриттів
    [supremacy] жетон панування
   *[resource] ресурс
}
log-launched = { $player } запускає { $ship }: { $region }
log-activated = { $player } активує { $module } { $by ->
    [ship] кораблем
    [energy] енергією
   *[other] ефектом
}
log-returned = { $player } повертає всі кораблі додому
log-energy-spent = { $player } витрачає енергію { $energy } на кубики: +{ $dice }
log-ship-saved = { $player } рятує від пошкодження { $ship }
log-turn = Хід { $turn }: { $player }
log-faction = { $player } грає за фракцію { $faction }
log-destiny = { $player } обирає долю
log-first-player = { $player } починає
log-rolled = { $player }: кидок { $dice }
log-dice-changed = { $player }: тепер { $dice }
log-battle-won = Битву виграно: { $player }
log-marker = Маркер подій рухається; залишилося поділок: { $left }
log-planet = З'являється нова планета: { $planet }
log-module-buried = { $module } іде під свою колоду
log-raider-placed = { $raider } з'являється: { $region }
log-raider-moved = { $raider } нападає: { $start } → { $to }
log-raider-hit = Щит поглинає пошкодження: { $raider }
log-raider-beaten = { $raider } відступає на свою картку
log-battle = Починається битва: { $region }
log-battle-ended = Битва закінчилася
log-battle-tied = Найкращі кубики рівні: усі зазнають поразки
log-offer-accepted = Битва закінчується миром
log-event = Подія: { $event }
log-bonus-placed = Бонусні ресурси: { $region }
log-game-over = Остаточний підрахунок
do-pay = Сплатити:{ $energy ->
    [0] {""}
   *[other] {" "}{ $energy } × енергія
}{ $titanium ->
    [0] {""}
   *[other] {" "}{ $titanium } × титан
}{ $ice ->
    [0] {""}
   *[other] {" "}{ $ice } × лід
}{ $nanocarbon ->
    [0] {""}
   *[other] {" "}{ $nanocarbon } × нановуглець
}{ $credit ->
    [0] {""}
   *[other] {" "}{ $credit } × кредит
}{ $tactics ->
    [0] {""}
   *[other] {" "}{ $tactics } × картка тактики
}
do-take = Отримати:{ $energy ->
    [0] {""}
   *[other] {" "}{ $energy } × енергія
}{ $titanium ->
    [0] {""}
   *[other] {" "}{ $titanium } × титан
}{ $ice ->
    [0] {""}
   *[other] {" "}{ $ice } × лід
}{ $nanocarbon ->
    [0] {""}
   *[other] {" "}{ $nanocarbon } × нановуглець
}{ $credit ->
    [0] {""}
   *[other] {" "}{ $credit } × кредит
}{ $tactics ->
    [0] {""}
   *[other] {" "}{ $tactics } × картка тактики
}

## Names of the contents
module-main_reactor = Головний реактор
module-shipwright = Корабел
module-treasury = Скарбниця
module-architect = Архітектор
module-sci_solar_array = Сонячна батарея
module-sci_quantum_lab = Квантова лабораторія
module-sci_plasma_coil = Плазмова котушка
module-sci_antimatter_well = Колодязь антиматерії
module-sci_cryo_lab = Кріолабораторія
module-sci_alloy_lab = Лабораторія сплавів
module-sci_xenobiology_lab = Лабораторія ксенобіології
module-sci_astrometrics = Астрометрія
module-sci_theory_chamber = Зала теорій
module-sci_particle_ring = Кільце частинок
module-sci_gene_bank = Банк генів
module-sci_stress_lab = Випробувальна лабораторія
module-sci_moon_observatory = Обсерваторія супутників
module-sci_lunar_resonator = Супутниковий резонатор
module-sci_data_haven = Притулок даних
module-sci_alchemy_bench = Алхімічний стіл
module-sci_transmuter = Трансмутатор
module-sci_vacuum_tap = Вакуумний клапан
module-sci_field_survey = Польова розвідка
module-sci_relic_decoder = Дешифратор реліквій
module-sci_signal_array = Сигнальна решітка
module-sci_nanoforge = Нанокузня
module-sci_deep_archive = Глибинний архів
module-sci_hydroponics = Гідропоніка
module-sci_neural_net = Нейромережа
module-sci_clone_vats = Чани клонування
module-sci_probability_engine = Двигун імовірностей
module-ind_index_extractor = Індексний екстрактор
module-ind_titanium_refinery = Титановий завод
module-ind_drone_foundry = Ливарня дронів
module-ind_orbital_drydock = Орбітальний сухий док
module-ind_hull_patchworks = Майстерня латок
module-ind_deep_drill = Глибинний бур
module-ind_ice_crusher = Крижана дробарка
module-ind_carbon_press = Вуглецевий прес
module-ind_smelter = Плавильня
module-ind_assembly_line = Складальна лінія
module-ind_salvage_bay = Відсік брухту
module-ind_turbine_hall = Турбінна зала
module-ind_fusion_plant = Термоядерна станція
module-ind_munitions_works = Збройовий завод
module-ind_robotic_arm = Роботизована рука
module-ind_fabricator = Фабрикатор
module-ind_mass_driver = Електромагнітна катапульта
module-ind_shield_forge = Кузня щитів
module-ind_crew_quarters = Каюти екіпажу
module-ind_blueprint_vault = Сховище креслень
module-ind_prototype_yard = Двір прототипів
module-ind_freight_elevator = Вантажний ліфт
module-ind_scrap_furnace = Піч для брухту
module-ind_nano_assembler = Наноскладач
module-ind_heavy_press = Важкий прес
module-ind_terraforming_rig = Установка тераформування
module-ind_autofactory = Автозавод
module-com_supply_division = Відділ постачання
module-com_barter_deck = Палуба бартеру
module-com_currency_exchange = Обмін валют
module-com_free_market = Вільний ринок
module-com_cargo_auction = Аукціон вантажів
module-com_ice_brokerage = Крижане брокерство
module-com_carbon_futures = Вуглецеві ф’ючерси
module-com_dividend_office = Контора дивідендів
module-com_merchant_guild = Гільдія купців
module-com_import_terminal = Термінал імпорту
module-com_export_terminal = Термінал експорту
module-com_luxury_arcade = Пасаж розкоші
module-com_insurance_fund = Страховий фонд
module-com_toll_gate = Митна брама
module-com_auction_house = Аукціонний дім
module-com_loan_desk = Стіл позик
module-com_smugglers_berth = Причал контрабандистів
module-com_contract_bureau = Бюро контрактів
module-com_star_bazaar = Зоряний базар
module-com_bulk_depot = Оптовий склад
module-com_courier_relay = Кур’єрська станція
module-com_fuel_exchange = Паливна біржа
module-com_patent_office = Патентне бюро
module-com_harvest_syndicate = Синдикат урожаю
module-com_trade_embassy = Торгове посольство
module-com_commodity_vault = Сховище товарів
module-com_grand_exchange = Велика біржа
module-civ_ministry_of_land = Земельне міністерство
module-civ_cognitive_collegium = Пізнавальна колегія
module-civ_hall_of_heroes = Зала героїв
module-civ_admiralty = Адміралтейство
module-civ_archive_of_ages = Архів віків
module-civ_guild_hall = Дім гільдій
module-civ_exchange_council = Біржова рада
module-civ_senate = Сенат
module-civ_lunar_chancery = Супутникова канцелярія
module-civ_treasury_of_nations = Скарбниця народів
module-civ_war_college = Військова колегія
module-civ_council_of_five = Рада п’яти
module-civ_unity_assembly = Асамблея єдності
module-civ_eternal_monument = Вічний монумент
module-civ_maintenance_corps = Корпус обслуговування
module-civ_colonial_office = Колоніальна контора
module-civ_frontier_charter = Хартія фронтиру
module-civ_recruiting_bureau = Бюро вербування
module-civ_public_forum = Громадський форум
module-civ_aqueduct = Акведук
module-civ_glacier_park = Льодовиковий парк
module-civ_festival_grounds = Фестивальна площа
module-civ_academy = Академія
module-civ_hall_of_records = Зала літописів
module-civ_embassy_row = Квартал посольств
module-civ_habitat_ring = Житлове кільце
module-civ_civic_works = Громадські роботи
tactic-tac_hot_refuel = Дозаправка на ходу
tactic-tac_prospectors = Старателі
tactic-tac_black_market = Чорний ринок
tactic-tac_emergency_crew = Аварійна бригада
tactic-tac_moonjackers = Викрадачі супутників
tactic-tac_overtime_shift = Понаднормова зміна
tactic-tac_field_promotion = Польове підвищення
tactic-tac_shipyard_favor = Послуга верфі
tactic-tac_requisition = Реквізиція
tactic-tac_patch_team = Ремонтна група
tactic-tac_warp_trace = Варп-слід
tactic-tac_redeploy = Передислокація
tactic-tac_stellar_census = Зоряний перепис
tactic-tac_ancient_signal = Древній сигнал
tactic-tac_technology_boom = Технологічний бум
tactic-tac_colony_rush = Колоніальна лихоманка
tactic-tac_show_of_force = Демонстрація сили
tactic-tac_extended_tanks = Додаткові баки
tactic-tac_targeting_uplink = Канал прицілювання
tactic-tac_escort_screen = Заслін ескорту
tactic-tac_nebula_charts = Карти туманностей
tactic-tac_supply_line = Лінія постачання
tactic-tac_loyal_crews = Віддані екіпажі
tactic-tac_war_bonds = Воєнні облігації
tactic-tac_infrafrequencies = Інфрачастоти
tactic-tac_ceasefire = Перемир’я
tactic-tac_tribute_demand = Вимога данини
tactic-tac_safe_passage = Безпечний прохід
tactic-tac_standoff_pact = Пакт про ненапад
tactic-tac_raider_bribe = Підкуп рейдерів
tactic-tac_focused_fire = Зосереджений вогонь
tactic-tac_reserve_wing = Резервна ланка
tactic-tac_jamming = Радіозавади
tactic-tac_long_salvo = Дальній залп
tactic-tac_lock_on = Захоплення цілі
tactic-tac_evasive_maneuvers = Маневри ухилення
tactic-tac_second_volley = Другий залп
tactic-tac_emergency_shields = Аварійні щити
tactic-tac_tactical_retreat = Тактичний відступ
tactic-tac_boarding_party = Абордажна група
faction-fungal_sporogoths = Грибоподібні спороготи
faction-chrome_synod = Хромовий синод
faction-drift_cartel = Картель дрейфу
faction-kelari_choir = Хор келарі
faction-ashen_legion = Попелястий легіон
faction-tidal_archive = Припливний архів
faction-vault_keepers = Хранителі сховищ
faction-hexid_brood = Виводок гексидів
faction-star_nomads = Зоряні кочівники
faction-obsidian_court = Обсидіановий двір
faction-gravity_weavers = Ткачі гравітації
faction-phoenix_salvagers = Брухтарі Фенікса
ability-fungal_sporogoths-1 = Розкладання
ability-fungal_sporogoths-2 = Грибний ріст
ability-chrome_synod-1 = Саморемонт
ability-chrome_synod-2 = Розгін
ability-drift_cartel-1 = Контрабанда
ability-drift_cartel-2 = Брокери
ability-kelari_choir-1 = Злагода
ability-kelari_choir-2 = Посланці
ability-ashen_legion-1 = Ветерани
ability-ashen_legion-2 = Трофеї
ability-tidal_archive-1 = Глибоке вивчення
ability-tidal_archive-2 = Каталог
ability-vault_keepers-1 = Глибокі сховища
ability-vault_keepers-2 = Дивіденди
ability-hexid_brood-1 = Інкубатор
ability-hexid_brood-2 = Навала
ability-star_nomads-1 = Мандрівники
ability-star_nomads-2 = Без коріння
ability-obsidian_court-1 = Монументи
ability-obsidian_court-2 = Данина
ability-gravity_weavers-1 = Припливний урожай
ability-gravity_weavers-2 = Прив’язування супутників
ability-phoenix_salvagers-1 = Право на брухт
ability-phoenix_salvagers-2 = Готові екіпажі
upgrade-up_long_haulers = Далекобійники
upgrade-up_armed_convoy = Озброєний конвой
upgrade-up_nebula_haulers = Тягачі туманностей
upgrade-up_salvage_convoy = Конвой брухтарів
upgrade-up_survey_convoy = Розвідувальний конвой
upgrade-up_jump_convoy = Стрибковий конвой
upgrade-up_interceptor = Перехоплювач
upgrade-up_strike_lance = Ударний спис
upgrade-up_phantom = Фантом
upgrade-up_armored_raptor = Броньований раптор
upgrade-up_ace_squadron = Ескадра асів
upgrade-up_bounty_hunter = Мисливець за головами
upgrade-up_deep_probe = Глибинний зонд
upgrade-up_research_frigate = Дослідницький фрегат
upgrade-up_ion_frigate = Іонний фрегат
upgrade-up_warp_laboratory = Варп-лабораторія
upgrade-up_sensor_frigate = Сенсорний фрегат
upgrade-up_recovery_frigate = Рятувальний фрегат
upgrade-up_dreadnought = Дредноут
upgrade-up_bulwark = Бастіон
upgrade-up_battlecruiser = Лінійний крейсер
upgrade-up_carrier = Носій
upgrade-up_void_cruiser = Крейсер порожнечі
upgrade-up_siege_platform = Облогова платформа
upgrade-fu_mycelinox = Міцелінокс
upgrade-fu_cathedral_hull = Корпус-собор
upgrade-fu_blockade_runner = Проривач блокади
upgrade-fu_choir_ship = Корабель хору
upgrade-fu_ember_wing = Крило жарин
upgrade-fu_leviathan_probe = Зонд левіафана
upgrade-fu_vault_guardian = Вартовий сховища
upgrade-fu_broodlings = Виплодки
upgrade-fu_comet_riders = Вершники комет
upgrade-fu_obelisk_barges = Баржі обелісків
upgrade-fu_graviton_cruiser = Гравітонний крейсер
upgrade-fu_phoenix_wing = Крило Фенікса
raider-vorticon_attackers = Вортиконські нападники
raider-null_locusts = Нуль-сарана
raider-saucer_abductor = Тарілковий Викрадач
raider-corsair_flotilla = Флотилія корсарів
raider-plasma_leech = Плазмова п’явка
raider-iron_hulk = Залізна громадина
raider-mechaphage = Мекофаг
raider-void_leviathan = Левіафан порожнечі
raider-dread_armada = Армада жаху
raider-singularity_engine = Двигун сингулярності
event-galactic_aurora_1 = Вуглецеве цвітіння
event-galactic_aurora_2 = Ярмарок інженерів
event-galactic_aurora_3 = Субсидія Альянсу
event-galactic_aurora_4 = Поклик фронтиру
event-galactic_aurora_5 = Щедрість зірок
event-galactic_aurora_6 = Сяйливі туманності
event-galactic_aurora_7 = Рудна злива
event-galactic_aurora_8 = Другий урожай
event-galactic_aurora_9 = День академії
event-galactic_aurora_10 = Зірка невдахи
event-cosmic_twilight_1 = Втома корпусу
event-cosmic_twilight_2 = Іонна буря
event-cosmic_twilight_3 = Паніка на ринку
event-cosmic_twilight_4 = Вихід
event-cosmic_twilight_5 = Сплеск рейдерів
event-cosmic_twilight_6 = Парадокс
event-cosmic_twilight_7 = Втрата потужності
event-cosmic_twilight_8 = Крах постачання
event-cosmic_twilight_9 = Заворушення
event-cosmic_twilight_10 = Гординя і падіння
destiny-destiny_science_industry_a = Зоряні картографи
destiny-destiny_science_industry_b = Кузня розуму
destiny-destiny_science_commerce_a = Брокери знань
destiny-destiny_science_commerce_b = Королі патентів
destiny-destiny_science_civilization_a = Просвітлений орден
destiny-destiny_science_civilization_b = Школа народів
destiny-destiny_science_supremacy_a = Космічна варта
destiny-destiny_science_supremacy_b = Інститут озброєнь
destiny-destiny_industry_commerce_a = Великий обмін
destiny-destiny_industry_commerce_b = Барони вантажів
destiny-destiny_industry_civilization_a = Новий урожай
destiny-destiny_industry_civilization_b = Будівничі міст
destiny-destiny_industry_supremacy_a = Залізна корона
destiny-destiny_industry_supremacy_b = Майстри облоги
destiny-destiny_commerce_civilization_a = Золотий мир
destiny-destiny_commerce_civilization_b = Відкриті гавані
destiny-destiny_commerce_supremacy_a = Тиха торгівля
destiny-destiny_commerce_supremacy_b = Володарі каперів
destiny-destiny_civilization_supremacy_a = Єдиний стяг
destiny-destiny_civilization_supremacy_b = Трон зірок
tile-kessandra = Кессандра
tile-ophira = Офіра
tile-thule_minor = Мала Туле
tile-ferrox = Феррокс
tile-anvil = Ковадло
tile-borealis_forge = Кузня Бореаліс
tile-meridian = Меридіан
tile-saffron = Шафран
tile-quillon = Квіллон
tile-halcyon_reach = Край Гальціони
tile-niveal = Нівеаль
tile-glaucus = Главк
tile-umbral_throne = Тіньовий трон
tile-vesper_gate = Брама Веспера
tile-nox_aeterna = Вічна ніч
tile-ancient_monolith = Моноліт Древніх
tile-trade_hub = Торговий хаб
tile-maximus_field = Поле Максимуса
tile-odessa_field = Поле Одеси
tile-space_dock = Космоверф
tile-development_office = Відділ розвитку
discovery-disc_mixed_cache = Змішана схованка
discovery-disc_alien_relic = Чужинська реліквія
discovery-disc_power_cells = Енергокомірки
discovery-disc_insight = Осяяння
discovery-disc_lost_module = Загублений модуль
discovery-disc_repair_swarm = Ремонтний рій
discovery-disc_chronicle = Літопис
discovery-disc_recall_beacon = Маяк повернення
discovery-disc_war_plans = Воєнні плани
discovery-disc_derelict_hull = Покинутий корпус
discovery-disc_lost_schematic = Загублена схема
discovery-disc_cryo_pods = Кріокапсули
discovery-disc_moon_seed = Зерно супутника
discovery-disc_time_loop = Петля часу
discovery-disc_colony_kit = Набір колоністів
discovery-disc_treasure = Скарб
supremacy-sup_crown = Корона
supremacy-sup_admirals_seal = Печатка адмірала
supremacy-sup_mandate = Мандат
supremacy-sup_war_chest = Воєнна скарбниця
supremacy-sup_annexation = Анексія
supremacy-sup_second_wind = Друге дихання
supremacy-sup_flag_fleet = Флагманський флот
supremacy-sup_iron_will = Залізна воля
