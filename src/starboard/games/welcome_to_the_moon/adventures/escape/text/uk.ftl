## The Escape
escape-ask-robot = Бонус робота: активуйте шлюз.
escape-ask-error = Помилка відкриває шлях: активуйте шлюз або відмовтеся.
escape-due-airlock = далі активуйте шлюз
escape-due-error = далі можна активувати шлюз
escape-module = модуль { $module } зорельота { $ship }
escape-greenhouse = теплиця зорельота { $ship }
escape-place = клітинка { $place }, { $part }
escape-airlock = активувати шлюз: { $one } — { $other }
escape-tank = обвести резервуар з водою: { $part }
escape-plant = обвести рослину в теплиці зорельота { $ship }
escape-reactor = обвести енергоблок у двигуні зорельота { $ship }
escape-planning = закреслити клітинку календаря (штраф тепер { $points })
escape-race = подвійний бонус теплиці зорельота { $ship }
escape-refused-access = Сюди не веде жоден активний шлюз. Оберіть приєднаний модуль або теплицю чи спершу активуйте шлюз.
escape-mission-greenhouses-filled-with-three-plants = Заповніть теплиці з трьома обведеними рослинами в кожній: { $count }
escape-mission-greenhouses-filled-with-three-plants-of = Заповніть теплицю зорельота { $ship } й обведіть у ній усі три рослини
escape-mission-modules-filled = Заповніть модулі: { $count }
escape-mission-ships-filled = Повністю заповніть зорельоти: { $count }
escape-mission-ships-with-all-reactors-circled = Обведіть усі енергоблоки зорельотів: { $count }
escape-mission-ships-with-all-tanks-circled = Обведіть усі резервуари з водою зорельотів: { $count }
escape-term-greenhouses = Теплиці
escape-term-modules = Модулі
escape-term-planning = Календар
escape-refused-airlock = Цей шлюз не торкається жодного приєднаного модуля чи теплиці.
escape-refused-tank = Лише резервуар над клітинкою, у яку ви вписали число.
escape-refused-ship = Лише на зорельоті, у який ви вписали число.
escape-why-no-place = { $number } не вміщується в жодній частині, куди є доступ.

## Client
escape-colony = колонія
escape-sheet-airlocks = Активні шлюзи
escape-sheet-plants = Обведені рослини
escape-sheet-reactors = Обведені енергоблоки
escape-sheet-errors = Помилки
escape-sheet-greenhouse = заповнена; ×2 першому
escape-sheet-module = кожен заповнений; ×2 з резервуаром
escape-where = { $effect ->
    [robot] далі активуйте шлюз
    [energy] далі обведіть енергоблок зорельота
    [plant] далі обведіть рослину зорельота
    [water] далі обведіть резервуар клітинки
    [astronaut] до 2 більше або менше
   *[planning] далі впишіть X
}
escape-standing = Теплиці { $greenhouses }, модулі { $modules }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty }
}
escape-tip-part = { $part }{ $open ->
    [yes] {""}
   *[no] : сюди ще не веде жоден активний шлюз
}
escape-tip-airlock = { $active ->
    [yes] Активний шлюз: { $one } — { $other }
   *[no] Неактивний шлюз: { $one } — { $other }
}
escape-tip-tank = Резервуар з водою, { $part }: обводиться Водою в клітинці під ним і подвоює модуль
escape-tip-plant = Рослини зорельота { $ship }: обведено { $have } з 3; заповнена теплиця приносить { $points }
escape-tip-reactor = Енергоблоки зорельота { $ship }: обведено { $have } з 3; кожен заповнений модуль приносить { $points }
escape-tip-double = { $state ->
    [mine] Ви заповнили теплицю зорельота { $ship } першими: вона рахується вдвічі
    [gone] Теплицю зорельота { $ship } вже хтось заповнив першим
   *[open] Подвійний бонус: тим, хто першим заповнить теплицю зорельота { $ship }
}
escape-tip-robot = Символ робота: заповніть клітинку під ним, щоб активувати шлюз
escape-tip-planning = Календар зараз коштує { $points }; кожен X закреслює клітинку
escape-tip-area = { $area ->
    [greenhouses] Теплиці за обведеними рослинами
    [modules] Заповнені модулі за обведеними енергоблоками їхнього зорельота
    [astronaut] Астронавт: кожна пара дає універсальний ефект
    [errors] Системні помилки: перша й друга дають активувати шлюз
   *[results] Ваш результат
}
escape-news-full = заповнює { $part }: { $points }
escape-news-double = перша теплиця, ×{ $factor }: { $points }
escape-news-reached = відкриває: { $part }
escape-news-plants = рослини { $have } з { $of }
escape-news-reactors = енергоблоки { $have } з { $of }
escape-news-tank = подвоює { $part }
escape-ship-marks = Зореліт { $ship }: { $marks }; рослини { $plants }, енергоблоки { $reactors }
escape-airlock-marks = Активні шлюзи: { $have } з { $of }
