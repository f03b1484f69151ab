"""OpenAPI: how the kernel's open types look on the wire."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from starboard.engine.actions import Action
from starboard.engine.events import Event
from starboard.engine.messages import Message

TEXT: Final = Schema(type=OpenAPIType.STRING)
SCHEMAS: Final[dict[type, Schema]] = {
    Message: Schema(
        type=OpenAPIType.OBJECT,
        title="Message",
        description="A key of the catalogs; a parameter is a number, a string, a Message or {seat}",
        properties={"key": TEXT, "params": Schema(type=OpenAPIType.OBJECT, additional_properties=True)},
        required=["key"],
    ),
    Action: Schema(type=OpenAPIType.OBJECT, title="Action", properties={"type": TEXT}, required=["type"], additional_properties=True),
    Event: Schema(type=OpenAPIType.OBJECT, title="Event", properties={"type": TEXT}, required=["type"], additional_properties=True),
}


class WireTypes(OpenAPISchemaPlugin):
    """Messages, actions and events are open: games add kinds of their own. Everything else is described field by field."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return isinstance(value, type) and issubclass(value, msgspec.Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        struct = field_definition.annotation
        if struct in SCHEMAS:
            return SCHEMAS[struct]
        fields = msgspec.structs.fields(struct)
        return schema_creator.create_component_schema(
            field_definition,
            required=[field.encode_name for field in fields if field.required],
            property_fields={field.encode_name: FieldDefinition.from_kwarg(field.type, field.encode_name) for field in fields},
        )
