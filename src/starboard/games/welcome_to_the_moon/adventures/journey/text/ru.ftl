## The Journey
journey-ask-wall = Разделите траекторию: проведите линию между двумя ячейками.
journey-place = ячейка { $place } траектории
journey-wall = разделить траекторию между ячейками { $place } и { $next }
journey-tank = обвести резервуар с водой стоимостью { $points }
journey-plant = обвести растение станции { $station }
journey-robot = обвести робота станции { $station }
journey-race = множитель станции { $station }
journey-mission-stations-with-multiplier = Получите множитель на станциях: { $count }
journey-mission-stations-with-all-plants = Обведите все растения станций: { $count }
journey-mission-zones-6 = Заполните два отрезка ровно по 6 ячеек
journey-mission-zones-6-4-2 = Заполните отрезки ровно из 6, 4 и 2 ячеек
journey-mission-water-tanks-circled = Обведите резервуары с водой: { $count }
journey-mission-water-tanks-consecutive = Обведите резервуары с водой подряд: { $count }
journey-term-plants = Станции
journey-term-water = Резервуары с водой
journey-term-longest-zone = Самый длинный отрезок
journey-term-most-zones = Больше всего отрезков
